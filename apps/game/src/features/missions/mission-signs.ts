import type { ComponentType, SVGProps } from 'react'
import Hide from '~icons/game-icons/animal-hide'
import Bandit from '~icons/game-icons/bandit'
import Barrel from '~icons/game-icons/barrel'
import Bear from '~icons/game-icons/bear-head'
import Boar from '~icons/game-icons/boar'
import Campfire from '~icons/game-icons/campfire'
import Clay from '~icons/game-icons/clay-brick'
import Coal from '~icons/game-icons/coal-pile'
import Forest from '~icons/game-icons/forest'
import Gems from '~icons/game-icons/gems'
import Goose from '~icons/game-icons/goose'
import Herbs from '~icons/game-icons/herbs-bundle'
import Honey from '~icons/game-icons/honeycomb'
import Metal from '~icons/game-icons/metal-bar'
import Mining from '~icons/game-icons/mining'
import Ore from '~icons/game-icons/ore'
import Rat from '~icons/game-icons/rat'
import Robber from '~icons/game-icons/robber'
import Cloth from '~icons/game-icons/rolled-cloth'
import Bridge from '~icons/game-icons/stone-bridge'
import Stone from '~icons/game-icons/stone-pile'
import Swamp from '~icons/game-icons/swamp'
import Village from '~icons/game-icons/village'
import Wolf from '~icons/game-icons/wolf-head'
import Wood from '~icons/game-icons/wood-pile'
import Wool from '~icons/game-icons/wool'
import { DiamondIcon, MissionsIcon } from '../../ui/icons.ts'

type Sign = ComponentType<SVGProps<SVGSVGElement>>

const signs = new Map<string, Sign>(
  Object.entries({
    'animal-hide': Hide,
    bandit: Bandit,
    barrel: Barrel,
    'bear-head': Bear,
    boar: Boar,
    campfire: Campfire,
    'clay-brick': Clay,
    'coal-pile': Coal,
    'cut-diamond': DiamondIcon,
    forest: Forest,
    gems: Gems,
    goose: Goose,
    'herbs-bundle': Herbs,
    honeycomb: Honey,
    'metal-bar': Metal,
    mining: Mining,
    ore: Ore,
    rat: Rat,
    robber: Robber,
    'rolled-cloth': Cloth,
    'stone-bridge': Bridge,
    'stone-pile': Stone,
    swamp: Swamp,
    village: Village,
    'wolf-head': Wolf,
    'wood-pile': Wood,
    wool: Wool,
  }),
)

/** The sign of an enemy, a region or a resource by its name in the contract; crossed swords for a name not drawn yet. */
export function signOf(icon: string): Sign {
  return signs.get(icon) ?? MissionsIcon
}
