import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlayerName, PLAYER_NAME_LENGTH } from '#rules/player/player-name.ts'
import { textOf } from '#tools/generate/document.ts'
import { componentSchemas, openapi } from './bundles.ts'

const schema = componentSchemas(openapi).NewPlayerName
const { min, max } = PLAYER_NAME_LENGTH

test('the form allows a name of the same length as the contract', () => {
  expect(schema).toMatchObject({ minLength: min, maxLength: max })
})

test('the form allows the same letters and spaces as the contract', () => {
  const pattern = new RegExp(textOf(schema, 'pattern') ?? '', 'u')
  // Letters at the ends of both alphabets, and what is in neither. Few, so that most of the names are nearly right.
  const letter = fc.constantFrom('А', 'я', 'Ё', 'ё', '0', '9', ' ')
  const other = fc.constantFrom('A', 'Z', 'a', 'z', '0', ' ', 'я')
  const any = fc.constantFrom('а', 'z', '_', '-', '\n', '\t', '🏰', 'Ñ')
  const name = fc.oneof(
    ...[letter, other, fc.oneof({ weight: 9, arbitrary: letter }, any)].map((unit) =>
      fc.string({ unit, minLength: min, maxLength: max }),
    ),
  )
  fc.assert(
    fc.property(name, (text) => {
      expect(isPlayerName(text)).toBe(pattern.test(text))
    }),
  )
})
