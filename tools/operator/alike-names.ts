/**
 * `npm run alike-names`: lists players, guilds and tags whose names look like others or belong to the game, from before the
 * server refused them. Their owners keep them. The server may be running.
 */
import { readAlikeNames } from '../../server/domains/admin/alike-names.ts'
import { onDatabase } from './on-database.ts'

await onDatabase(async () => {
  const names = await readAlikeNames()
  for (const { kind, id, name, like } of names)
    console.log(
      `${kind} ${id} «${name}» ${like === null ? 'is reserved for the game' : `looks like «${like}»`}`,
    )
  console.log(`${names.length} names`)
})
