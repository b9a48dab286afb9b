import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withFault } from '#tools/faults/fault.ts'
import { FAULTS } from '#tools/faults/faults.ts'
import { outcomeOf } from '#tools/faults/run-tests.ts'

describe('the faults of npm run faults', () => {
  test('are at least 25, each under its own name', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(25)
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  })

  test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s: can be seeded and seen', (_, fault) => {
    const sound = readFileSync(fault.file, 'utf8')
    expect(withFault(sound, fault)).not.toBe(sound)
    const { file, test: named = '' } = fault.seenBy
    expect(existsSync(file), file).toBe(true)
    // The name of a story is that of its constant, with spaces.
    const words = file.endsWith('.stories.tsx') ? named.replaceAll(' ', '') : named
    expect(readFileSync(file, 'utf8')).toContain(words)
  })

  test('are refused when their place has changed', () => {
    const fault = { name: 'x', file: 'a.ts', replace: 'lock', by: '', seenBy: { file: 'a.test.ts' } }
    expect(() => withFault('no such text', fault)).toThrow('0 times')
    expect(() => withFault('lock lock', fault)).toThrow('2 times')
  })
})

describe('a fault is seen', () => {
  const outcome = (status: string, ...tests: readonly (readonly [status: string, message?: string])[]) =>
    outcomeOf(
      {
        numPassedTests: tests.filter(([one]) => one === 'passed').length,
        numFailedTests: tests.filter(([one]) => one === 'failed').length,
        success: status === 'passed',
        testResults: [
          {
            name: '/copy/a.test.ts',
            status,
            assertionResults: tests.map(([one, message]) => ({
              status: one,
              fullName: 'sees it',
              failureMessages: message === undefined ? [] : [message],
            })),
          },
        ],
      },
      '/copy',
    )

  test('by a test that fails, or by closing a server after its tests', () => {
    expect(outcome('failed', ['failed', 'AssertionError: expected 1'])).toMatchObject({ failed: ['sees it'] })
    expect(outcome('failed', ['passed'])).toMatchObject({ failed: ['a.test.ts'] })
    expect(outcome('passed', ['passed'])).toEqual({ passed: 1, failed: [], broken: [] })
  })

  test('not by a file that does not load, a hook that fails, or code that cannot run', () => {
    expect(outcome('failed')).toEqual({ passed: 0, failed: [], broken: ['a.test.ts'] })
    expect(outcome('failed', ['skipped'])).toEqual({ passed: 0, failed: [], broken: ['a.test.ts'] })
    expect(outcome('failed', ['failed', 'ReferenceError: x is not defined'])).toMatchObject({ failed: [] })
  })
})
