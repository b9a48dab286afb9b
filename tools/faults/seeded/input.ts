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
  {
    name: 'texts with U+0000 reach the database',
    file: 'server/platform/http/readable-text.ts',
    replace: "!text.includes('\\0') && text.isWellFormed()",
    by: 'text.isWellFormed()',
    seenBy: { file: 'tests/server/http/texts.test.ts', test: 'refuses a text that the database cannot keep' },
  },
  {
    name: 'a wrong character is refused as a wrong length',
    file: 'server/platform/http/field-faults.ts',
    replace: "nodeAt(schema, 'x-messages', keyword) ?? ",
    by: '',
    seenBy: { file: 'tests/server/http/texts.test.ts', test: 'with the true reason' },
  },
  {
    name: 'a line break of Windows counts as two characters',
    file: 'server/platform/http/validator.ts',
    replace: 'body: withOneLineEnd(request.body)',
    by: 'body: request.body',
    seenBy: { file: 'tests/server/http/texts.test.ts', test: 'keeps line breaks of every system as one' },
  },
  {
    name: 'two lords may have names that look alike',
    file: 'server/migrations/0082-name-looks.sql',
    replace: 'CONSTRAINT player_look_taken UNIQUE (look)',
    by: 'CHECK (true)',
    seenBy: { file: 'tests/server/player/alike-names.test.ts', test: 'goes to one of twenty' },
  },
  {
    name: 'tags of guilds are compared by their letters alone',
    file: 'server/game/guilds/claims.ts',
    replace: '`look-tag:${nameSkeleton(tag)}`',
    by: '`look-tag:${tag}`',
    seenBy: { file: 'tests/server/player/alike-names.test.ts', test: 'look like no others' },
  },
  {
    name: 'a zero looks like no letter',
    file: 'rules/core/name-skeleton.ts',
    replace: "  '0': 'о',\n",
    by: '',
    seenBy: { file: 'tests/rules/core/name-skeleton.test.ts', test: 'names look alike' },
  },
  {
    name: 'a lord may be renamed to the staff',
    file: 'server/domains/settings/profile.ts',
    replace: '  refuseGameName(newName)\n',
    by: '',
    seenBy: { file: 'tests/server/player/alike-names.test.ts', test: 'is reserved for the game' },
  },
  {
    name: 'a name that looks like a former one does not wait for its owner',
    file: 'server/game/player/former-names.ts',
    replace: 'WHERE name_skeleton(name) = ${nameSkeleton(name)} AND',
    by: 'WHERE name_key = ${nameKeyOf(name)} AND',
    seenBy: { file: 'tests/server/player/alike-names.test.ts', test: 'waits for its former owner' },
  },
  {
    name: 'the fraction of a pasted sum is read as more digits',
    file: 'rules/core/written-sum.ts',
    replace: '  if (scaled % unit !== 0n) return fault(FRACTION)\n  const value = Number(scaled / unit)',
    by: '  const value = Number(scaled)',
    seenBy: { file: 'tests/rules/core/written-sum.test.ts', test: 'with a word' },
  },
  {
    name: 'the unit of a pasted sum is dropped',
    file: 'rules/core/written-sum.ts',
    replace: 'BigInt(scale ?? 1)',
    by: '1n',
    seenBy: { file: 'tests/rules/core/written-sum.test.ts', test: 'reads ' },
  },
]
