// How `npm start` and the `debrief` command load our code, on before the first TypeScript file is read. Plain
// JavaScript on purpose: with the compile cache later starts need neither strip types nor load what strips them
// (25 MB a thread). A cache that cannot be written is no fault.
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// The threads of the process read the environment.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/debrief', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)

// Our files name one another by path and ending. Node would look each up on the disk again for every import that names
// it, links and package.json files included: a third of the time that loading takes.
registerHooks({
  resolve: (specifier, context, resolve) =>
    specifier.startsWith('.') && specifier.endsWith('.ts')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : resolve(specifier, context),
})
