import { type DrawKind, drawnSeed, drawSubject } from '#rules/proof/drawn-seed.ts'
import { sqlOne } from '../../platform/sql.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { secretOf } from './chains.ts'
import { chainOf } from './draw.ts'

/** A seed for what is drawn again at every read: the same all day, and unknown before. Its label is the kind with the ids. */
export async function seedOfDay(instant: Date, kind: DrawKind, ...ids: readonly number[]): Promise<string> {
  const { day } = await sqlOne<{ day: string }>`
    SELECT greatest(${gameDayOf(instant)}::date, (SELECT max(day) + 1 FROM day_secret),
      (SELECT min(first_day) FROM secret_chain WHERE retired_on IS NULL)) AS day`
  return drawnSeed(await secretOf(await chainOf(day), day), drawSubject(kind, ...ids))
}
