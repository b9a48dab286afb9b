import { createServer, type Rolldown } from 'vite'
import { iconPlugin } from '../vite-plugins.ts'
import type * as Routes from './src/app/routes.tsx'
import type * as GamePages from './src/pages/game-pages.ts'
import type * as OuterPages from './src/pages/outer-pages.ts'
import type { LazyPart } from './src/shell/lazy-part.tsx'

/** The modules of a page's layout and of its component. */
export type PageModules = { readonly frame: string; readonly page: string }

/** The part of the bundler's context that tells modules. */
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** In place of a lazy module: each of its exports is the module's id. */
function stubOf(graph: Graph, id: string): string | null {
  const module = graph.getModuleInfo(id)
  if (!module || module.dynamicImporters.length === 0) return null
  return module.exports.map((name) => `export const ${name} = ${JSON.stringify(id)}`).join('\n')
}

async function moduleOf(part: LazyPart<object>): Promise<string> {
  const loaded: unknown = (await part.preload())?.default
  if (typeof loaded !== 'string') throw new Error('A page has no module of its own')
  return loaded
}

/**
 * The modules of each page of the game and each page for guests, by the page's key. Runs the lists of pages with every lazy module replaced by
 * its id, so no page itself runs.
 */
export async function readPageModules(root: string, graph: Graph): Promise<ReadonlyMap<string, PageModules>> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [iconPlugin(), { name: 'ids', enforce: 'pre', load: (id) => stubOf(graph, id) }],
  })
  const run = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>
  try {
    const { GameLayout, AuthLayout } = await run<typeof Routes>('/src/app/routes.tsx')
    const { gamePages } = await run<typeof GamePages>('/src/pages/game-pages.ts')
    const { guestPages } = await run<typeof OuterPages>('/src/pages/outer-pages.ts')
    const game = await moduleOf(GameLayout)
    const auth = await moduleOf(AuthLayout)
    const pages = new Map<string, PageModules>()
    for (const { key, component } of gamePages)
      pages.set(key, { frame: game, page: await moduleOf(component) })
    for (const { path, component } of guestPages)
      pages.set(path, { frame: auth, page: await moduleOf(component) })
    return pages
  } finally {
    await server.close()
  }
}
