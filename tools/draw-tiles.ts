import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '#tests/support/chromium.ts'

/**
 * Draws the seamless tiles of parchment and oak that the interface blends with `background-blend-mode:
 * multiply`. Live turbulence filters cost frames on a cheap phone, a tile of a few kilobytes does not.
 */
type Tile = { name: string; side: number; scale: number; quality: number; noise: string; tint: string }

const TILES: Tile[] = [
  {
    name: 'parchment',
    side: 420,
    scale: 0.5,
    quality: 0.9,
    noise: "baseFrequency='.014 .02' numOctaves='3' seed='9'",
    tint: '0 0 0 0 .52 0 0 0 0 .36 0 0 0 0 .14 0 0 0 .7 -.3',
  },
  {
    name: 'oak',
    side: 480,
    scale: 0.6,
    quality: 0.6,
    noise: "baseFrequency='.09 .006' numOctaves='3' seed='4'",
    tint: '0 0 0 0 .05 0 0 0 0 .03 0 0 0 0 .015 0 0 0 1.1 -.35',
  },
]

function source({ side, noise, tint }: Tile): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${side}' height='${side}'>` +
    `<filter id='f' x='0' y='0' width='100%' height='100%'>` +
    `<feTurbulence type='fractalNoise' ${noise} stitchTiles='stitch'/><feColorMatrix values='${tint}'/></filter>` +
    `<rect width='${side}' height='${side}' fill='#fff'/><rect width='${side}' height='${side}' filter='url(#f)'/></svg>`
  )
}

const browser = await chromium.launch((await findChromium()) ?? {})
const page = await browser.newPage()
const folder = join(import.meta.dirname, '../apps/game/src/ui/surfaces')
await mkdir(folder, { recursive: true })
for (const tile of TILES) {
  const url = await page.evaluate(
    async ({ svg, pixels, quality }) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = pixels
      canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
      return canvas.toDataURL('image/webp', quality)
    },
    { svg: source(tile), pixels: Math.round(tile.side * tile.scale), quality: tile.quality },
  )
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  await writeFile(join(folder, `${tile.name}.webp`), bytes)
  console.log(`${tile.name}.webp: ${bytes.length} bytes`)
}
await browser.close()
