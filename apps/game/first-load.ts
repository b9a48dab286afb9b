import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { isFrameIcon, isLibrary } from '../vite-plugins.ts'
import type { Graph, PageModulesPlugin } from './page-modules.ts'

const DOCUMENT = normalizePath(path.join(import.meta.dirname, 'index.html'))

/**
 * A page or part that uses more of the castle's code than this share loads the castle's file. What draws the castle uses half of it, all others
 * less than a tenth.
 */
const CASTLE_SHARE = 1 / 4

/** The module and all that it imports at once. */
function closure(graph: Graph, root: string): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(root)
  return found
}

function lazyModules(graph: Graph): string[] {
  return [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.dynamicImporters.length)
}

/** Lazy parts that load only below the castle page, with the page itself. */
function partsOf(graph: Graph, castle: string, lazy: readonly string[]): Set<string> {
  const below = closure(graph, castle)
  const parts = new Set([castle])
  for (const id of lazy)
    if (graph.getModuleInfo(id)?.dynamicImporters.every((importer) => below.has(importer))) parts.add(id)
  return parts
}

/** What the castle page shares with pages and parts that do not load its file. */
function sharedWithOthers(graph: Graph, castle: string, frame: string): Set<string> {
  const first = new Set([...closure(graph, DOCUMENT), ...closure(graph, frame)])
  const own = new Set([...closure(graph, castle)].filter((id) => !first.has(id)))
  const sizeOf = (ids: Iterable<string>): number =>
    [...ids].reduce((sum, id) => sum + (own.has(id) ? (graph.getModuleInfo(id)?.code?.length ?? 0) : 0), 0)
  const lazy = lazyModules(graph)
  const parts = partsOf(graph, castle, lazy)
  const shared = new Set<string>()
  for (const id of lazy) {
    if (parts.has(id)) continue
    const used = closure(graph, id)
    if (sizeOf(used) > CASTLE_SHARE * sizeOf(own)) continue
    for (const module of used) if (own.has(module)) shared.add(module)
  }
  return shared
}

function groupRoots({ graph, pages }: ReturnType<PageModulesPlugin['found']>) {
  const { frame, page } = pages.get('castle') ?? { frame: '', page: '' }
  const start = graph.getModuleInfo(DOCUMENT)
  if (page === '' || !start) throw new Error('The castle page or index.html is not part of the build')
  return {
    react: new Set([...closure(graph, DOCUMENT)].filter(isLibrary)),
    start: new Set(start.importedIds),
    layout: sharedWithOthers(graph, page, frame).add(frame),
    castle: new Set([page]),
  }
}

/**
 * Files for the first load, by what imports what. What always loads together is one file: thirty small ones compress worse. Libraries change
 * seldom, so theirs stays in the browser's cache across releases. The layout's file also has what the castle shares with other pages: they
 * need not load the castle.
 */
export function firstLoadGroups(modules: PageModulesPlugin): Rolldown.CodeSplittingGroup[] {
  let roots: ReturnType<typeof groupRoots> | null = null
  const rootsOf = (name: keyof ReturnType<typeof groupRoots>): Set<string> => {
    roots ??= groupRoots(modules.found())
    return roots[name]
  }
  return [
    { name: 'react', test: (id) => rootsOf('react').has(id), priority: 4 },
    { name: 'start', test: (id) => rootsOf('start').has(id), priority: 3 },
    { name: 'layout', test: (id) => rootsOf('layout').has(id) || isFrameIcon(id), priority: 2 },
    { name: 'castle', test: (id) => rootsOf('castle').has(id), priority: 1 },
  ]
}
