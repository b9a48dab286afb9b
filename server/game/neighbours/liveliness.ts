import { currentPlatform } from '../../platform/ambient.ts'
import { publicData } from '../public-data/public-data.ts'

/** How lively generated castles are, in per cent: that of the server's start, by the setting of the console. 0: they rest. */
export function liveliness(): number {
  const { worldLiveliness } = currentPlatform().config
  return Math.round((worldLiveliness * publicData().config.neighbourPacePercent) / 100)
}
