import type { Fault } from '../fault.ts'

const AT_ONCE = 'tests/server/raids/at-once.test.ts'
const MISUSE = 'tests/server/raids/misuse.test.ts'
const SEQUENCES = 'tests/server/raids/sequences.test.ts'
const THREE = 'tests/server/raids/three-opponents.test.ts'

/** What a raid may take, from whom, and how often. */
export const RAID_FAULTS: readonly Fault[] = [
  {
    name: 'raids read both castles without locking them',
    file: 'server/game/player/lock-order.ts',
    replace: '::bigint[]) ORDER BY id FOR NO KEY UPDATE',
    by: '::bigint[]) ORDER BY id',
    seenBy: { file: AT_ONCE, test: 'of fifty raiders' },
  },
  {
    name: 'raids lock both castles in the order given',
    file: 'server/game/player/lock-order.ts',
    replace: '::bigint[]) ORDER BY id FOR NO KEY UPDATE',
    by: '::bigint[]) ORDER BY array_position(${[...ids]}::bigint[], id) FOR NO KEY UPDATE',
    seenBy: { file: AT_ONCE, test: 'of two castles on each other' },
  },
  {
    name: 'a raid takes gold out of the vault',
    file: 'rules/raids/spoils.ts',
    replace: 'const reachable = raid.victimGold - raid.victimVault',
    by: 'const reachable = raid.victimGold',
    seenBy: { file: 'tests/rules/raids/bought-strength.test.ts', test: 'the vault keeps' },
  },
  {
    name: 'raids of a day take any share of the gold',
    file: 'rules/raids/spoils.ts',
    replace: 'Math.min(share, reachable, ofDay)',
    by: 'Math.min(share, reachable)',
    seenBy: { file: MISUSE, test: 'of a day stays below a quarter' },
  },
  {
    name: 'raids take gold from castles far below',
    file: 'rules/raids/spoils.ts',
    replace: 'raid.victimLevel >= RAID_LEVEL_GAP',
    by: 'raid.victimLevel > RAID_LEVEL_GAP',
    seenBy: { file: MISUSE, test: 'eight levels lower' },
  },
  {
    name: 'a training raid pays glory',
    file: 'rules/raids/spoils.ts',
    replace: "if (difficulty === 'TRAINING' || result === 'LOSE') return 0",
    by: "if (result === 'LOSE') return 0",
    seenBy: { file: MISUSE, test: 'never comes from training' },
  },
  {
    name: 'a raid starts no cooldown',
    file: 'server/domains/raids/raid-victim.ts',
    replace: '  saveCooldown(raider.id, victim.id,',
    by: '  if (at.getTime() < 0) saveCooldown(raider.id, victim.id,',
    seenBy: { file: SEQUENCES },
  },
  {
    name: 'a raid gives its victim no immunity',
    file: 'server/domains/raids/raid-victim.ts',
    replace:
      "immuneUntil: afterGameSeconds(relationSeconds('immune-foray', areRaidTimersShort(contest)), at)",
    by: 'immuneUntil: at',
    seenBy: { file: AT_ONCE, test: 'of fifty raiders' },
  },
  {
    name: 'the army does not rest after a raid',
    file: 'server/domains/raids/start-raid.ts',
    replace: '{ restUntil, protectedUntil: null,',
    by: '{ protectedUntil: null,',
    seenBy: { file: AT_ONCE, test: 'of different castles are one raid' },
  },
  {
    name: 'a raid leaves the loot with the victim, too',
    file: 'server/domains/raids/raid-victim.ts',
    replace: '{ gold: -loot, glory: defenceGlory }',
    by: '{ glory: defenceGlory }',
    seenBy: { file: 'tests/server/raids/start-raid.test.ts', test: 'takes gold, pays experience and glory' },
  },
  {
    name: 'a raid throws projectiles without counting them',
    file: 'server/domains/raids/start-raid.ts',
    replace: 'projectilesThrown: ownDay.projectilesThrown + cost.projectiles',
    by: 'projectilesThrown: ownDay.projectilesThrown',
    seenBy: { file: 'tests/server/raids/start-raid.test.ts', test: 'throws the projectiles of the day' },
  },
  {
    name: 'a raid meets buildings that need repair',
    file: 'server/game/raids/raid-contender.ts',
    replace: 'castle.damaged.includes(building) ? 0 : player[building]',
    by: 'castle.damaged.includes(building) ? player[building] : player[building]',
    seenBy: { file: SEQUENCES },
  },
  {
    name: 'a raid on the own household is let through',
    file: 'server/domains/raids/situation.ts',
    replace: 'isHousehold: loaded.household.has(player.id)',
    by: 'isHousehold: false',
    seenBy: { file: 'tests/server/raids/refusals.test.ts' },
  },
  {
    name: 'a raid on a blocked player is let through',
    file: 'server/domains/raids/situation.ts',
    replace: 'isClosed: loaded.blocked.has(player.id)',
    by: 'isClosed: false',
    seenBy: { file: 'tests/server/raids/refusals.test.ts' },
  },
  {
    name: 'a raid pays by the class of an old search',
    file: 'rules/raids/search.ts',
    replace: 'return isOutgrown(found, winPercent) ?',
    by: 'return winPercent > 1_000 ?',
    seenBy: { file: MISUSE, test: 'falls when the castle of an old search' },
  },
  {
    name: 'raiders know what the spies of others have seen',
    file: 'server/domains/raids/opponent-store.ts',
    replace: 'WHERE player_id = ${playerId} AND castle_id = ANY(${castleIds}::bigint[]) AND until',
    by: 'WHERE ${playerId}::bigint > 0 AND castle_id = ANY(${castleIds}::bigint[]) AND until',
    seenBy: { file: MISUSE, test: 'learns anything of a defence before spying' },
  },
  {
    name: 'spies of raiders need no rest',
    file: 'server/domains/raids/spy-on-castle.ts',
    replace: "spiesBackAt: afterGameSeconds(relationSeconds('cooldown-spy', false))",
    by: 'spiesBackAt: now()',
    seenBy: { file: 'tests/server/raids/refusals.test.ts', test: 'are refused while the castle is on guard' },
  },
  {
    name: 'searches found castles beside each other',
    file: 'server/domains/raids/neighbours-to-raid.ts',
    replace: '  await worldLock()\n',
    by: '',
    seenBy: { file: THREE, test: 'of several lords at once' },
  },
  {
    name: 'searches found castles without end',
    file: 'server/domains/raids/neighbours-to-raid.ts',
    replace: 'const room = NEAR_MAX - (await countNear(player.level))',
    by: 'const room = NEAR_MAX',
    seenBy: { file: THREE, test: 'founds at most so many castles' },
  },
  {
    name: 'a search finds neighbours with all of their army at home',
    file: 'server/domains/raids/situation.ts',
    replace: '=> contenderAtHome(whole, homePercent)',
    by: '=> contenderAtHome(whole, homePercent > 0 ? WHOLE_HOME : homePercent)',
    seenBy: { file: THREE, test: 'finds three others of level' },
  },
  {
    name: 'a search with a naked army finds neighbours with nobody at home',
    file: 'server/domains/raids/situation.ts',
    replace: 'if (more) return more',
    by: 'if (more && !found) return more',
    seenBy: { file: THREE, test: 'brings nothing with a weak army' },
  },
  {
    name: 'raids take gold of neighbours all day',
    file: 'server/domains/raids/situation.ts',
    replace: 'loaded.ownDay.neighboursLooted >= NEIGHBOUR_LOOTS_A_DAY',
    by: 'loaded.ownDay.neighboursLooted < 0',
    seenBy: { file: THREE, test: 'take gold eight times a day' },
  },
  {
    name: 'castles are founded for raids with an empty purse',
    file: 'server/game/neighbours/neighbour-purse.ts',
    replace: 'if (level < RAID_LEVEL) return gold',
    by: 'if (level < 100) return 0',
    seenBy: { file: THREE, test: 'finds three others of level' },
  },
  {
    name: 'a fresh world has no past',
    file: 'server/game/neighbours/found-neighbour.ts',
    replace: '      ...neighbourHistory(player.id, { experience, missionsWon, missionsLost }),\n',
    by: '',
    seenBy: { file: 'tests/server/player/neighbour-history.test.ts' },
  },
]
