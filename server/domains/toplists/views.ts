import type { TopPlayer } from '../../../generated/types.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import type { TopRow } from './queries.ts'

/** A castle of a top list. */
export function viewTopPlayer(row: TopRow, place: number): TopPlayer {
  const { wins, losses, draws, totalGold } = row
  return { place, player: viewPlayerInfo(row), ...viewPresence(row), wins, losses, draws, totalGold }
}
