import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifestShape = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestShape>

export type SiteStyles = {
  /** Links to the style sheets whose classes the page uses and which the template does not link yet. */
  tagsFor(html: string): string
}

/** Every style sheet that a page of the template may need, in the order of their imports. */
function stylesBelow(manifest: Manifest, template: string): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports) visit(next)
    for (const file of chunk.css) styles.add(file)
    for (const next of chunk.dynamicImports) visit(next)
  }
  for (const [key, { file }] of Object.entries(manifest)) if (template.includes(`/${file}"`)) visit(key)
  return [...styles]
}

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

function classesUsed(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * Finds the style sheets of rendered pages. The page links them, so that it looks right before its scripts arrive. Names of classes are
 * unique in a build.
 */
export async function readSiteStyles(folder: string, template: string): Promise<SiteStyles> {
  const manifest = manifestShape.parse(
    JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8')),
  )
  const sheets = await Promise.all(
    stylesBelow(manifest, template).map(async (file) => ({
      file,
      classes: classesIn(await readFile(path.join(folder, file), 'utf8')),
    })),
  )
  return {
    tagsFor: (html) => {
      const used = classesUsed(html)
      return sheets
        .filter(
          ({ file, classes }) => !template.includes(file) && [...used].some((name) => classes.has(name)),
        )
        .map(({ file }) => `<link rel="stylesheet" crossorigin href="/${file}">`)
        .join('')
    },
  }
}
