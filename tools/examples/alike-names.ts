import { checkAllNames } from '#server/game/alike-names/check-names.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'

/** Looks like the player's. */
const ALIKE = 'Ратиб0р'

/** An administrator looks at names from before. None exist in a new world, so the administrator bears one meanwhile. */
export async function lookAtNames(steward: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  const { id, name } = await on(
    () => sqlOne<{ id: number; name: string }>`
    SELECT id, name FROM player WHERE 'SUPER_ADMIN' = ANY(roles) AND id <> ${playerId}`,
  )
  const bear = (name: string) => sql`UPDATE player SET name = ${name} WHERE id = ${id}`
  const look = await on(async () => {
    await bear(ALIKE)
    const { look } = await sqlOne<{
      look: string
    }>`DELETE FROM player_look WHERE player_id = ${id} RETURNING look`
    await checkAllNames()
    return look
  })
  await steward.show.GET('/admin/alike-names', { params: { query: { range: '[0,1]' } } })
  await on(async () => {
    await bear(name)
    await sql`INSERT INTO player_look (player_id, look) VALUES (${id}, ${look})`
    await checkAllNames()
  })
}
