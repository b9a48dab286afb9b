/**
 * `npm run alike-names`: looks at all names and lists players, guilds and tags whose names look like others or belong to the game, from
 * before the server refused them. Their owners keep them. The console shows the same list. The server may be running.
 */
import { readAlikeNames } from '#server/domains/admin/alike-names.ts'
import { checkAllNames } from '#server/game/alike-names/check-names.ts'
import { onDatabase } from './on-database.ts'

await onDatabase(async () => {
  await checkAllNames()
  const names = await readAlikeNames()
  for (const { kind, ownerId, name, like } of names)
    console.log(
      `${kind.toLowerCase()} ${ownerId} «${name}» ${like === null ? 'is reserved for the game' : `looks like «${like}»`}`,
    )
  console.log(`${names.length} names`)
})
