/**
 * The web pages, served by the service itself beside its API. This edge reads through the domain's ports and hands
 * JSON to the views in web/, which know nothing of src/. Loaded after the service listens on its first routes:
 * reading pages must not make anybody wait for the API.
 */
import { addAssetRoutes } from './asset-routes.ts'
import { loadAssets } from './assets.ts'
import type { PageApp, PageNeeds } from './needs.ts'
import { addFailurePage } from './page.ts'
import { addPictureRoute } from './pictures.ts'
import { addSourcePages } from './sources.ts'
import { addStoryPages } from './stories.ts'
import { addToolPages } from './tools.ts'

/** Adds every page and the files behind them. To be called before the app is ready. */
export async function addPages(app: PageApp, needs: PageNeeds): Promise<void> {
  const assets = await loadAssets()
  const context = { app, needs, assets }
  addAssetRoutes(context)
  addPictureRoute(context)
  addStoryPages(context)
  addSourcePages(context)
  addToolPages(context)
  addFailurePage(context)
}
