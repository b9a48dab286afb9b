import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withFault } from '../../tools/faults/fault.ts'
import { FAULTS } from '../../tools/faults/faults.ts'

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
    expect(readFileSync(file, 'utf8')).toContain(named)
  })

  test('are refused when their place has changed', () => {
    const fault = { name: 'x', file: 'a.ts', replace: 'lock', by: '', seenBy: { file: 'a.test.ts' } }
    expect(() => withFault('no such text', fault)).toThrow('0 times')
    expect(() => withFault('lock lock', fault)).toThrow('2 times')
  })
})
