import type { ComponentType, SVGProps } from 'react'
import Bandit from '~icons/game-icons/bandit'
import Barrel from '~icons/game-icons/barrel'
import Bear from '~icons/game-icons/bear-head'
import Boar from '~icons/game-icons/boar'
import Campfire from '~icons/game-icons/campfire'
import Forest from '~icons/game-icons/forest'
import Goose from '~icons/game-icons/goose'
import Mining from '~icons/game-icons/mining'
import Rat from '~icons/game-icons/rat'
import Robber from '~icons/game-icons/robber'
import Bridge from '~icons/game-icons/stone-bridge'
import Swamp from '~icons/game-icons/swamp'
import Village from '~icons/game-icons/village'
import Wolf from '~icons/game-icons/wolf-head'
import { MissionsIcon } from '../../ui/icons.ts'

type Sign = ComponentType<SVGProps<SVGSVGElement>>

const signs = new Map<string, Sign>(
  Object.entries({
    bandit: Bandit,
    barrel: Barrel,
    'bear-head': Bear,
    boar: Boar,
    campfire: Campfire,
    forest: Forest,
    goose: Goose,
    mining: Mining,
    rat: Rat,
    robber: Robber,
    'stone-bridge': Bridge,
    swamp: Swamp,
    village: Village,
    'wolf-head': Wolf,
  }),
)

/** The sign of an enemy or a region by its name in the contract; crossed swords for a name not drawn yet. */
export function signOf(icon: string): Sign {
  return signs.get(icon) ?? MissionsIcon
}
