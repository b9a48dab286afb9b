import { gearById } from '#catalogue/gear/gear.ts'
import type { Gear, ResourceStack } from '#generated/types.ts'
import { choiceOfCraft } from '#rules/craft/craft.ts'
import { GearHead } from '../../shared/gear/gear-head.tsx'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { BenchPanel } from '../../shared/gear/workbench.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { SkillsIcon } from '../../ui/pictures/icons.ts'
import { MadeCraft, ResetButton } from './made-craft.tsx'
import { NewCraft, type NewCraftProps } from './new-craft.tsx'

/** What the craftsman does with gear. */
export type CraftActions = Pick<
  NewCraftProps,
  'crafting' | 'onCraft' | 'isSaving' | 'onSave' | 'isBookOpen'
> & {
  resetting: number | null
  onReset: (gear: Gear) => void
}

type BenchProps = CraftActions &
  NewCraftProps & {
    /** Full amounts, including those on the market: they decide about room in the storage. */
    stacks: readonly ResourceStack[]
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
