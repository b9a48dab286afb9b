import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

function listed(...patterns: string[]): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  return execFileSync('git', options, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file) && !file.startsWith('generated/'))
}

const sources = listed('*.ts', '*.tsx')

/** The first column of the glossary's "Words that are not used". */
const [, unusedWords = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words that are not used')
const retired = [...unusedWords.matchAll(/^\| ([\w, ]+) \|/gm)]
  .flatMap(([, words = '']) => words.split(', '))
  .filter((word) => word !== 'not')
const unused = new Set(retired)

/** Keys of stored data and of the contract keep their names. */
const KEPT_NAMES = [
  'server/domains/missions/models.ts: traveller',
  'catalogue/missions/far/duke-march.ts: duke-march.ts',
  'catalogue/missions/far/duke-march.ts: DUKE_MARCH_MISSIONS',
  'rules/quests/tutorial-goals.ts: march',
  'rules/quests/quest-progress.ts: things',
  'server/game/quests/advance.ts: things',
  'server/game/quests/day-state.ts: things',
  'server/game/quests/quest-store.ts: things',
]

/** Here a host is a machine or, in the console, a place for dialogs. */
const OF_MACHINES =
  /^(apps\/admin|server\/platform|server\/domains\/(auth|donate)|tests\/(e2e|server|support|weak)|tools\/(bench|siege))\//

/** An army is called a host where the contract and stored reports do so. */
const KEPT_ARMIES = [
  'apps/game/src/features/raids/seen-castle.tsx: host',
  'rules/fight/crusade.ts: hosts',
  'server/domains/raids/models.ts: host',
]
const CONTRACT_NAMES = ['hostsNeeded', 'FightHost', 'RaidHost', 'CrusadeHost', 'fightHostOf', 'raidHostOf']

/** `showQuestSheet` gives show, quest, sheet. A plural counts as its singular. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ves$/, 'f')])
}

/** The titles of a file's tests and groups. Placeholders of `each` count as words. */
function titles(file: string): string[] {
  const found: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      const isTest = /^(it|test|describe)\b/.test(node.expression.getText())
      if (isTest && first && ts.isStringLiteralLike(first)) found.push(first.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

function declaredNames(file: string): string[] {
  const names = new Set<string>()
  function visit(node: ts.Node): void {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isPropertySignature(node) ||
      ts.isBindingElement(node)
    if (isNamed && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return [...names]
}

/** The file's name and what it declares. */
const namesOf = new Map(sources.map((file) => [file, [file.split('/').at(-1) ?? '', ...declaredNames(file)]]))

describe('the glossary', () => {
  test('names no file, function, type or variable by a retired word', () => {
    const faults = [...namesOf].flatMap(([file, names]) =>
      names
        .filter((name) => wordsOf(name).some((word) => unused.has(word)))
        .map((name) => `${file}: ${name}`),
    )
    expect(unused.size).toBeGreaterThan(10)
    expect(faults.filter((fault) => !KEPT_NAMES.includes(fault))).toEqual([])
  })

  test('calls an army a host only where the contract does', () => {
    const faults = [...namesOf]
      .filter(([file]) => !OF_MACHINES.test(file))
      .flatMap(([file, names]) =>
        names
          .filter((name) => wordsOf(name).includes('host') && !CONTRACT_NAMES.includes(name))
          .map((name) => `${file}: ${name}`),
      )
    expect(faults.filter((fault) => !KEPT_ARMIES.includes(fault))).toEqual([])
  })

  test('names no CSS class by a retired word', () => {
    const classes = listed('*.css').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
    expect(classes.length).toBeGreaterThan(500)
    expect(classes.filter(({ name }) => wordsOf(name).some((word) => unused.has(word)))).toEqual([])
  })

  test('titles no test by a retired word', () => {
    const tests = sources
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => titles(file).map((title) => ({ file, title })))
    expect(tests.length).toBeGreaterThan(1000)
    // «leaves» is a verb here.
    const plainWords = (title: string) =>
      title
        .toLowerCase()
        .split(/[^a-z]+/)
        .flatMap((word) => [word, word.replace(/s$/, '')])
    expect(tests.filter(({ title }) => plainWords(title).some((word) => unused.has(word)))).toEqual([])
  })

  test('has each word once', () => {
    const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)]
    const words = rows.map(([, word = '']) => word).filter((word) => word !== '---')
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
