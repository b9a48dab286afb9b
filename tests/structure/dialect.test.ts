import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
  .filter((file) => file !== '' && !file.startsWith('generated/') && !file.endsWith('.d.ts'))

/** Top-level arrow functions without a type of their own: outlines and "go to symbol" do not show them as functions. */
function arrowConstants(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return tree.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
          .filter(({ type, initializer }) => !type && initializer && ts.isArrowFunction(initializer))
          .map(({ name }) => `${file}: ${ts.isIdentifier(name) ? name.text : '?'}`)
      : [],
  )
}

describe('one code dialect', () => {
  test('top-level functions are declarations', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap(arrowConstants)).toEqual([])
  })
})
