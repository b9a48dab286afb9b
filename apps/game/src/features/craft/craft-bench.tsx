import type { ReactNode } from 'react'
import { gearById } from '#catalogue/gear/gear.ts'
import type { CraftRecipe, ForgeCraftData, Gear, ResourceStack } from '#generated/types.ts'
import { choiceOfCraft } from '#rules/craft/craft.ts'
import type { Material } from '../../things/castle/building-reasons.ts'
import type { Lord } from '../../things/castle/use-lord.ts'
import { GearHead } from '../../things/gear/gear-head.tsx'
import { isBlankGear } from '../../things/gear/gear-looks.ts'
import { BenchPanel } from '../../things/gear/workbench.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { SkillsIcon } from '../../ui/pictures/icons.ts'
import type { Recipe } from './craft-plan.ts'
import { MadeCraft, ResetButton } from './made-craft.tsx'
import { NewCraft } from './new-craft.tsx'

export type CraftActions = {
  onCraft: (target: Gear, recipe: Recipe) => void
  onReset: (gear: Gear) => void
  /** Saves a recipe, if the craft book is open. */
  onSave: (recipe: Recipe) => void
  isBookOpen: boolean
  crafting: number | null
  resetting: number | null
  isSaving: boolean
}

export type BenchProps = CraftActions & {
  gear: Gear
  /** Models of which the player has gear. */
  owned: ReadonlySet<number>
  forge: ForgeCraftData
  /** The free amounts of resources: without those on the market. */
  stock: readonly Material[]
  /** Full amounts, including those on the market: they decide about room in the storage. */
  stacks: readonly ResourceStack[]
  recipes: readonly CraftRecipe[]
  customer: Lord
  /** Shown beside the other buttons of a blank that carries work. */
  transfer?: ReactNode
  /** True inside a sheet whose heading shows the name. */
  titled: boolean
}

/** Gear on the craftsman's bench: its craft, or the choice of a new one. */
export function CraftBench(props: BenchProps) {
  const {
    gear,
    forge,
    customer,
    stacks,
    titled,
    resetting,
    onReset,
    onSave,
    isBookOpen,
    isSaving,
    transfer,
  } = props
  const { craft } = gear
  if (craft === null) return <NewCraft {...props} />
  const model = gearById(craft.gearId)
  return (
    <BenchPanel
      titled={titled}
      footer={
        <ResetButton
          gear={gear}
          forge={forge}
          customer={customer}
          stacks={stacks}
          loading={resetting === gear.id}
          onReset={() => onReset(gear)}
        />
      }
    >
      <GearHead gear={gear} titled={titled} size={64} />
      <MadeCraft
        craft={craft}
        modelName={isBlankGear(gear) ? model?.name : undefined}
        level={customer.level}
      />
      {transfer}
      {isBookOpen && model && (
        <Button
          full
          icon={<SkillsIcon />}
          loading={isSaving}
          onClick={() =>
            onSave({ gearId: model.id, gearClass: model.gearClass, choice: choiceOfCraft(craft) })
          }
        >
          Записать рецепт в книгу
        </Button>
      )}
    </BenchPanel>
  )
}
