import type { Fault } from '../fault.ts'

const FOUNDINGS = 'tests/server/guilds/foundings.test.ts'
const TWO_OFFICERS = 'tests/server/guilds/edited-by-two.test.ts'
const MEMBERS = 'tests/server/guilds/members.test.ts'

/** Who belongs to a guild, who may do what there, and whose diamonds paid for it. */
export const GUILD_FAULTS: readonly Fault[] = [
  {
    name: 'an officer replaces the description that another has just saved',
    file: 'server/domains/guilds/guild-revision.ts',
    replace: 'guild[PARTS[part].revision] > read)',
    by: 'guild[PARTS[part].revision] > read + 1)',
    seenBy: { file: TWO_OFFICERS, test: 'cannot replace the text' },
  },
  {
    name: 'an unsent text is shown to another player of the same browser',
    file: 'apps/kept-text/kept-text.ts',
    replace: '`donjon.typed.${playerId}.${form}`',
    by: '`donjon.typed.${typeof playerId}.${form}`',
    seenBy: { file: 'tests/game/kept-text.test.ts', test: 'for no other' },
  },
  {
    name: 'an edited notice refuses the description of another officer',
    file: 'server/domains/guilds/guild-revision.ts',
    replace: 'guild[PARTS[part].revision] > read)',
    by: 'part.length > 0 && revisionOf(guild) > read)',
    seenBy: { file: TWO_OFFICERS, test: 'change different texts' },
  },
  {
    name: 'saved roles of a guild do not raise its revision',
    file: 'server/domains/guilds/edit-guild.ts',
    replace: '  saveGuild(guild.id, revised)',
    by: '',
    seenBy: { file: TWO_OFFICERS, test: 'cannot undo the roles' },
  },
  {
    name: 'two officers promote a newcomer by two roles',
    file: 'server/domains/guilds/manage-members.ts',
    replace: 'if (seenRoleId !== undefined && seenRoleId !== role.roleId)',
    by: 'if (seenRoleId !== undefined && seenRoleId === target.id && seenRoleId !== role.roleId)',
    seenBy: { file: TWO_OFFICERS, test: 'promote a newcomer by one role' },
  },
  {
    name: 'a guild has one seat too many',
    file: 'rules/guilds/joining.ts',
    replace: 'if (members < GUILD_MEMBERS_MAX) return []',
    by: 'if (members <= GUILD_MEMBERS_MAX) return []',
    seenBy: { file: MEMBERS, test: 'for the last seat' },
  },
  {
    name: 'a guild is founded without paying',
    file: 'server/domains/guilds/found-guild.ts',
    replace: "  spend(player, GUILD_COST, 'GUILD', { reference: `guild:${wished.name}` })",
    by: '',
    seenBy: { file: MEMBERS, test: 'costs 1000 diamonds' },
  },
  {
    name: 'a request to join outlives its acceptance elsewhere',
    file: 'server/game/guilds/members.ts',
    replace: '  removeRequestsOf(player.id)',
    by: '',
    seenBy: { file: MEMBERS, test: 'the others end when one accepts' },
  },
  {
    name: 'a request to join is accepted after it was taken back',
    file: 'server/domains/guilds/join-requests.ts',
    replace:
      'isBlocked) throw noRequest()\n  if (!(await removeRequest(candidate.id, guild.id))) throw noRequest()',
    by: 'isBlocked) throw noRequest()\n  await removeRequest(candidate.id, guild.id)',
    seenBy: { file: 'tests/server/guilds/sequences.test.ts' },
  },
  {
    name: 'a cancelled founding keeps its shares',
    file: 'server/domains/guilds/end-founding.ts',
    replace: '  for (const { player, share } of contributors) payBack(locked, player, share)',
    by: '  for (const { player, share } of contributors.slice(1)) payBack(locked, player, share)',
    seenBy: { file: FOUNDINGS, test: 'gives every share back' },
  },
  {
    name: 'a failed founding keeps its name',
    file: 'server/domains/guilds/end-founding.ts',
    replace: '  freeClaims(founding.id)',
    by: '',
    seenBy: { file: FOUNDINGS, test: 'keeps its name and tag' },
  },
]
