import type { Fault } from '../fault.ts'

/** What callers write: numbers, texts and names. */
export const INPUT_FAULTS: readonly Fault[] = [
  {
    name: 'a whole number of a path or query is whatever Number reads',
    file: 'server/platform/http/validator.ts',
    replace: '\n      checkWholeNumbers(operation, request)',
    by: '',
    seenBy: { file: 'tests/server/http/whole-numbers.test.ts', test: 'to visitors' },
  },
  {
    name: 'a whole number may have zeros and a plus in front',
    file: 'server/platform/http/whole-numbers.ts',
    replace: '(?:0|-?[1-9][0-9]{0,15})',
    by: '[+-]?[0-9]{1,16}',
    seenBy: { file: 'tests/server/http/whole-numbers.test.ts', test: 'is refused with its field' },
  },
]
