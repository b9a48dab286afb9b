import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Where the texts for players stand. The console has readers of its own. */
const PLACES = ['apps/game/*.ts', 'apps/game/*.tsx', 'catalogue/*.ts', 'rules/*.ts', 'server/*.ts']

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...PLACES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file))

const contractFiles = execFileSync('git', ['ls-files', 'contracts/*.yaml'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))

type RussianText = { where: string; text: string }

/** Texts with Russian letters in the strings, templates and JSX of a file. Comments do not count. */
function russianTexts(file: string): RussianText[] {
  const code = readFileSync(file, 'utf8')
  if (!/[а-яё]/i.test(code)) return []
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const found: RussianText[] = []
  function visit(node: ts.Node): void {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    if (isText && /[а-яё]/i.test(node.text)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      found.push({ where: `${file}:${line}`, text: node.text.replace(/\s+/g, ' ').trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Russian lines of a contract, among them the messages of wrong fields. */
function contractTexts(file: string): RussianText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      /[а-яё]/i.test(text) ? [{ where: `${file}:${index + 1}`, text: text.trim() }] : [],
    )
}

/** The first column of the glossary's "Russian words that are not used". */
function unusedWords(): string[] {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Russian words that are not used')
  return [...table.matchAll(/^\| ([а-яё\\*, ]+) \|/gim)].flatMap(([, words = '']) =>
    words.replaceAll('\\', '').split(', '),
  )
}

/** A pattern of whole words. JavaScript's `\b` knows Latin letters only. */
function wordPattern(words: readonly string[]): RegExp {
  const endings = words.map((word) => word.replace('*', '[а-яё]*'))
  return new RegExp(`(?<![а-яё])(?:${endings.join('|')})(?![а-яё])`, 'i')
}

describe('the texts for players', () => {
  test('use one Russian word for each meaning, as the glossary says', () => {
    const words = unusedWords()
    const texts = [...sources.flatMap(russianTexts), ...contractFiles.flatMap(contractTexts)]
    const pattern = wordPattern(words)
    expect(words.length).toBeGreaterThan(10)
    expect(texts.length).toBeGreaterThan(2_000)
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([])
  })
})
