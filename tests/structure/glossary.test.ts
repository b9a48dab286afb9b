import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('generated/'))

/** The first column of the glossary's "Words that are not used". */
const [, unusedWords = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words that are not used')
const retired = [...unusedWords.matchAll(/^\| (\w+) \|/gm)]
  .map(([, word = '']) => word)
  .filter((word) => word !== 'not')

/** `showQuestSheet` gives show, quest, sheet. A plural counts as its singular. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ves$/, 'f')])
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

describe('the glossary', () => {
  test('names no file, function, type or variable by a retired word', () => {
    const unused = new Set(retired)
    const faults = sources.flatMap((file) =>
      [file.split('/').at(-1) ?? '', ...declaredNames(file)]
        .filter((name) => wordsOf(name).some((word) => unused.has(word)))
        .map((name) => `${file}: ${name}`),
    )
    expect(unused.size).toBeGreaterThan(3)
    expect(faults).toEqual([])
  })

  test('has each word once', () => {
    const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)]
    const words = rows.map(([, word = '']) => word).filter((word) => word !== '---')
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
