import { createServer, type Plugin, type Rolldown } from 'vite'
import { iconPlugin } from '../vite-plugins.ts'
import type * as App from './src/app/app.tsx'
import type * as Routes from './src/app/routes.tsx'
import type * as GamePages from './src/pages/game-pages.ts'
import type * as OuterPages from './src/pages/outer-pages.ts'

/** The modules of a page's layout and of its component. */
export type PageModules = { readonly frame: string; readonly page: string }

export type LazyModules = {
  /** Of each page of the game and each page for guests, by the page's key. */
  readonly pages: ReadonlyMap<string, PageModules>
  /** Of the parts that are shown without a network. */
  readonly offline: readonly string[]
}

/** What the bundler knows of modules. */
export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

/** In place of a lazy module: each of its exports is the module's id. */
function stubOf(graph: Graph, id: string): string | null {
  const module = graph.getModuleInfo(id)
  if (!module || module.dynamicImporters.length === 0) return null
  return module.exports
    .map((name) => `const ${name}_ = ${JSON.stringify(id)}; export { ${name}_ as ${name} }`)
    .join('\n')
}

type Lazy = { preload: () => Promise<{ default: unknown } | undefined> | undefined }

/** `name` is for the message. */
async function moduleOf(part: Lazy, name: string): Promise<string> {
  const id = (await part.preload())?.default
  if (typeof id !== 'string') throw new Error(`${name} is not loaded from a module of its own`)
  return id
}

/** Runs the lists of pages with every lazy module replaced by its id, so no page itself runs. */
async function readLazyModules(root: string, graph: Graph): Promise<LazyModules> {
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
    const { GameLayout, AuthLayout, OFFLINE_PARTS } = await run<typeof Routes>('/src/app/routes.tsx')
    const { LateParts } = await run<typeof App>('/src/app/app.tsx')
    const { gamePages } = await run<typeof GamePages>('/src/pages/game-pages.ts')
    const { guestPages } = await run<typeof OuterPages>('/src/pages/outer-pages.ts')
    const game = await moduleOf(GameLayout, 'GameLayout')
    const auth = await moduleOf(AuthLayout, 'AuthLayout')
    const pages = new Map<string, PageModules>()
    for (const { key, component } of gamePages)
      pages.set(key, { frame: game, page: await moduleOf(component, key) })
    for (const { path, component } of guestPages)
      pages.set(path, { frame: auth, page: await moduleOf(component, path) })
    const offline = [...OFFLINE_PARTS, LateParts].map((part) => moduleOf(part, 'A part without a network'))
    return { pages, offline: await Promise.all(offline) }
  } finally {
    await server.close()
  }
}

export type PageModulesPlugin = Plugin & {
  /** Known when the bundler has read all modules and forms files of them. */
  found: () => LazyModules & { readonly graph: Graph }
}

/** Finds the module of each page, so that no other part of the build needs its name. */
export function pageModulesPlugin(): PageModulesPlugin {
  let found: (LazyModules & { readonly graph: Graph }) | null = null
  return {
    name: 'page-modules',
    apply: 'build',
    async buildEnd(error) {
      if (!error) found = { ...(await readLazyModules(import.meta.dirname, this)), graph: this }
    },
    found() {
      if (!found) throw new Error('The modules are not read yet')
      return found
    },
  }
}
