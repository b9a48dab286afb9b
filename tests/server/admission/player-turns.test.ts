import { expect, it } from 'vitest'
import { createPlayerTurns } from '#server/platform/admission/player-turns.ts'

it('refuses at once what a player sends while twenty of their commands wait', async () => {
  const turns = createPlayerTurns(1)
  const done: number[] = []
  let finish = () => {}
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  const sent = Array.from({ length: 30 }, (_, index) =>
    turns.take(1, async () => {
      await first
      done.push(index)
    }),
  )
  const ofAnother = turns.take(2, async () => 'served')
  expect(turns.waiting()).toBe(20)
  expect(await ofAnother).toBe('served')
  finish()
  const ends = await Promise.allSettled(sent)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(9)
  expect(done).toEqual(Array.from({ length: 21 }, (_, index) => index))
})
