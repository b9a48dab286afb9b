import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function brokenLinks(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), target)))
}

/** The anchors of a document's headings, as the hosts of repositories make them: equal ones are numbered. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>()
  const prose = read(file).replace(/^```.*?^```/gms, '')
  for (const [, title = ''] of prose.matchAll(/^#+ (.+)$/gm)) {
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-')
    let numbered = anchor
    for (let again = 1; anchors.has(numbered); again += 1) numbered = `${anchor}-${again}`
    anchors.add(numbered)
  }
  return anchors
}

function brokenAnchors(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].flatMap(([, target = '', anchor = '']) => {
    const document = target === '' ? file : join(dirname(file), target)
    const isThere = !document.endsWith('.md') || !existsSync(document) || anchorsOf(document).has(anchor)
    return isThere ? [] : [`${target}#${anchor}`]
  })
}

function scriptsNamed(file: string): string[] {
  return [...read(file).matchAll(/npm run (?!-)([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
}

/** Folders at the top level, without those that a build makes. */
const ROOTS = new Set(
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .map((file) => dirname(file).split('/')[0] ?? ''),
)

/** Paths of the project between backticks. */
function pathsNamed(file: string): string[] {
  return [...read(file).matchAll(/`([\w.@-]+\/[\w.@/*{},-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => ROOTS.has(path.split('/')[0] ?? ''))
}

describe('documents', () => {
  test.each(documents)('%s names existing files and folders', (file) => {
    expect(pathsNamed(file).filter((path) => globSync(path).length === 0)).toEqual([])
  })

  test.each(documents)('%s links to existing targets', (file) => {
    expect(brokenLinks(file)).toEqual([])
  })

  test.each(documents)('%s links to existing headings', (file) => {
    expect(brokenAnchors(file)).toEqual([])
  })

  test('name only existing npm scripts', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const missing = documents.flatMap((file) =>
      scriptsNamed(file)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${file}: npm run ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('decisions are numbered without gaps, titled alike, and all in the index', () => {
    const folder = 'docs/decisions'
    const pages = readdirSync(folder)
      .filter((name) => name !== 'README.md')
      .sort()
    const index = read(join(folder, 'README.md'))
    const faults = pages.filter((name, position) => {
      const number = String(position + 1).padStart(4, '0')
      const titled = read(join(folder, name)).startsWith(`# ${number}. `)
      return !(name.startsWith(`${number}-`) && titled && index.includes(`[${number}](${name})`))
    })
    expect(pages.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})
