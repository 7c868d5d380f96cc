/** Publishers' pictures, fetched by us so that no publisher learns who reads a story. */

export interface Picture {
  bytes: Uint8Array
  /** By its content, whatever the publisher's server said. Raster images only. */
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif'
}

export interface PictureSource {
  /**
   * Fetched, or kept from before, within bounds of size, time and memory.
   * @returns null when there is none to be had: refused, failed, or no raster image. Never throws.
   */
  getPicture(url: string): Promise<Picture | null>
  /** True while an earlier try is known to have failed. */
  isMissing(url: string): boolean
  close(): Promise<void>
}
