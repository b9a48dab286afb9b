import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const manifestShape = z.record(z.string(), z.looseObject({ file: z.string() }))

/** The address of the built file of a module of the game that loads on demand: `src/features/…`. */
export async function builtFile(module: string): Promise<string> {
  const manifest = manifestShape.parse(JSON.parse(await readFile('dist/game/.vite/manifest.json', 'utf8')))
  const entry = manifest[module]
  if (!entry) throw new Error(`The build has no file of its own for ${module}`)
  return `/${entry.file}`
}
