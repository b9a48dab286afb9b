import type { Guild } from '#generated/types.ts'
import type { GuildPermission } from '#rules/guilds/guild.ts'
import type { Game, Lord } from '../../support/open-game.ts'

/** A player with the guilds' pages open. */
export function fellow(game: Game, diamonds = 0): Promise<Lord> {
  return game.lord({ diamonds }, ['guildsOpenBanner'])
}

let made = 0

/** Another name and tag each time. */
export function freshNames(): { name: string; tag: string } {
  made += 1
  // Numbers alone are the tags of `leadGuild`.
  const letter = 'ДБВГЖЗКЛМНПР'.charAt(Math.floor(made / 1_000))
  const tag = `${letter}${String(made % 1_000).padStart(3, '0')}`
  return { name: `Дружина ${tag}`, tag }
}

/** The body of an answer that must be a 200. */
export function bodyOf<Body>({ status, body, text }: { status: number; body: Body; text: string }): Body {
  if (status !== 200) throw new Error(text)
  return body
}

/** Takes a player into a guild, by the leader's word. */
export async function join(leader: Lord, guildTag: string, candidate: Lord): Promise<Guild> {
  bodyOf(await candidate.call('sendGuildJoinRequest', { params: { guildTag } }))
  const params = { guildTag, playerId: candidate.player.id }
  return bodyOf(await leader.call('acceptGuildJoinRequest', { params })).guild
}

export type Band = { readonly tag: string; readonly leader: Lord; readonly members: readonly Lord[] }

/** A guild of a leader and this many newcomers. */
export async function band(game: Game, newcomers = 0): Promise<Band> {
  const leader = await fellow(game, 1000)
  const names = freshNames()
  bodyOf(await leader.call('foundGuild', { body: names }))
  const members: Lord[] = []
  for (let index = 0; index < newcomers; index += 1) {
    const member = await fellow(game)
    await join(leader, names.tag, member)
    members.push(member)
  }
  return { tag: names.tag, leader, members }
}

/** The guild as this player sees it. */
export async function seen(lord: Lord, guildTag: string): Promise<Guild> {
  return bodyOf(await lord.call('getGuild', { params: { guildTag } }))
}

/** Roles to save: those of the guild, with one of these permissions between the leader's and the members'. */
export function withOfficer(guild: Guild, permissions: readonly GuildPermission[]) {
  const [first, ...rest] = guild.roles ?? []
  const officer = { roleId: null, name: 'Воевода', permissions: [...permissions] }
  return [first, officer, ...rest].flatMap((role) =>
    role ? [{ roleId: role.roleId, name: role.name, permissions: role.permissions }] : [],
  )
}

/** Gives a newcomer a role of their own with exactly these permissions. */
export async function makeOfficer(
  { tag, leader }: Band,
  member: Lord,
  permissions: readonly GuildPermission[],
): Promise<void> {
  const roles = withOfficer(await seen(leader, tag), permissions)
  bodyOf(await leader.call('saveGuildRoles', { params: { guildTag: tag }, body: { roles } }))
  const params = { guildTag: tag, playerId: member.player.id }
  for (let step = 0; step < 2; step += 1)
    bodyOf(await leader.call('changeGuildRole', { params, body: { change: 'UPGRADE' } }))
}
