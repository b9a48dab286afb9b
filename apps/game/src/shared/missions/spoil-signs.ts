import type { ComponentType, SVGProps } from 'react'
import Hide from '~icons/game-icons/animal-hide'
import Clay from '~icons/game-icons/clay-brick'
import Coal from '~icons/game-icons/coal-pile'
import Gems from '~icons/game-icons/gems'
import Herbs from '~icons/game-icons/herbs-bundle'
import Honey from '~icons/game-icons/honeycomb'
import Knapsack from '~icons/game-icons/knapsack'
import Metal from '~icons/game-icons/metal-bar'
import Ore from '~icons/game-icons/ore'
import Cloth from '~icons/game-icons/rolled-cloth'
import Stone from '~icons/game-icons/stone-pile'
import Wood from '~icons/game-icons/wood-pile'
import Wool from '~icons/game-icons/wool'
import { DiamondIcon, RewardIcon } from '../../ui/pictures/icons.ts'

type Sign = ComponentType<SVGProps<SVGSVGElement>>

const signs = new Map<string, Sign>(
  Object.entries({
    'animal-hide': Hide,
    'clay-brick': Clay,
    'coal-pile': Coal,
    'cut-diamond': DiamondIcon,
    gems: Gems,
    'herbs-bundle': Herbs,
    honeycomb: Honey,
    knapsack: Knapsack,
    'metal-bar': Metal,
    ore: Ore,
    'rolled-cloth': Cloth,
    'stone-pile': Stone,
    'wood-pile': Wood,
    wool: Wool,
  }),
)

/** The icon of a reward by its name in the contract. A chest for unknown names. */
export function spoilSignOf(icon: string): Sign {
  return signs.get(icon) ?? RewardIcon
}
