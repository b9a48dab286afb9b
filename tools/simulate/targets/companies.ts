import type { CastleRecord, Gain } from '../record.ts'
import { sumOf } from '../statistics.ts'
import { ofArchetypes, sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN, type Population, percent, rangeTarget, type Target } from './target.ts'

/** A boss is to be feared, and worth the walk. */
const CRUSADE_WINS = { from: 0.6, to: 0.9 } as const
/** Energy brings at most this much more on crusades than on missions, in gold or in experience. */
const GAIN_MAX = 1.2
/** Engaged players in a guild at the end: most find one. A shard of 125 castles fills guilds of 20 one by one. */
const IN_GUILD_MIN = 0.5

function perEnergy(records: readonly CastleRecord[], of: 'crusades' | 'missions', what: keyof Gain): number {
  const gains = records.map(({ gains }) => gains[of])
  return sumOf(gains.map((gain) => gain[what])) / Math.max(1, sumOf(gains.map(({ energy }) => energy)))
}

/** What an hour's energy brings on crusades against missions, of gold or experience, whichever is more; 1: the same. */
function gainRatio(records: readonly CastleRecord[]): number | null {
  const goers = records.filter(({ gains }) => gains.crusades.energy > 0 && gains.missions.energy > 0)
  if (goers.length === 0) return null
  const ratio = (what: keyof Gain) => perEnergy(goers, 'crusades', what) / perEnergy(goers, 'missions', what)
  return Math.max(ratio('gold'), ratio('experience'))
}

/** What players do together: crusades and guilds. */
export function companyTargets({ records, mixed, days }: Population): Target[] {
  const asked = sumTallies(records.map(({ crusades }) => crusades.asked))
  const engaged = ofArchetypes(records, ['engaged'])
  const members = engaged.filter(({ guildDay }) => guildDay !== null)
  return [
    rangeTarget({
      name: 'crusades won by groups of the size that the boss asks for',
      wanted: '60–90 %',
      value: winShare(asked, FIGHTS_MIN),
      ...CRUSADE_WINS,
      show: percent,
    }),
    rangeTarget({
      name: "an energy's gain on crusades against missions, gold or experience",
      wanted: 'at most 1.2',
      value: gainRatio(records),
      to: GAIN_MAX,
      show: (value) => value.toFixed(2),
    }),
    rangeTarget({
      name: 'engaged players in a guild at day 90',
      wanted: 'at least half',
      value: mixed && days >= 90 && engaged.length > 0 ? members.length / engaged.length : null,
      from: IN_GUILD_MIN,
      to: 1,
      show: percent,
    }),
  ]
}
