import { type ReactNode, useState } from 'react'
import { GEAR, gearById } from '#catalogue/gear/gear.ts'
import type { CraftRecipe, ForgeCraftData, Gear } from '#generated/types.ts'
import { type CraftChoice, craftLevelMin, craftPoints } from '#rules/craft/craft.ts'
import type { Material } from '../../shared/castle/building-reasons.ts'
import { CostLine } from '../../shared/castle/cost-line.tsx'
import type { Lord } from '../../shared/castle/use-lord.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { BenchPanel } from '../../shared/gear/workbench.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CraftedIcon, SkillsIcon } from '../../ui/pictures/icons.ts'
import { LevelMin } from '../../ui/values/level-min.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import styles from './craft.module.css'
import { CraftChange } from './craft-change.tsx'
import { cannotCraft, classOf, costOf, kindsOf, type Recipe } from './craft-plan.ts'
import { choiceWords, craftQuestion } from './craft-words.ts'
import { ModelChoice } from './model-choice.tsx'
import { findModels } from './model-list.ts'

export type NewCraftProps = {
  gear: Gear
  /** Models of which the player has gear. */
  owned: ReadonlySet<number>
  forge: ForgeCraftData
  /** The free amounts of resources: without those on the market. */
  stock: readonly Material[]
  recipes: readonly CraftRecipe[]
  customer: Lord
  /** Shown beside the other buttons of a blank that carries work. */
  transfer?: ReactNode
  /** True inside a sheet whose heading shows the name. */
  titled: boolean
  /** The gear that is being crafted. */
  crafting: number | null
  onCraft: (target: Gear, recipe: Recipe) => void
  isSaving: boolean
  /** Saves a recipe, if the craft book is open. */
  onSave: (recipe: Recipe) => void
  isBookOpen: boolean
}

/** Composes a new craft: its model, its bonuses and its price. */
export function NewCraft(props: NewCraftProps) {
  const { gear, owned, forge, stock, recipes, customer, titled, transfer } = props
  const { crafting, isSaving, onCraft, onSave, isBookOpen } = props
  const blank = isBlankGear(gear)
  const [modelId, setModelId] = useState(
    () => findModels({ text: '', gearClass: '' }, owned, customer.level)[0]?.id,
  )
  const [choice, setChoice] = useState<CraftChoice>({})
  const model = gearById(blank ? (modelId ?? 0) : gear.gearId) ?? GEAR[0]
  if (!model) return null
  const recipe: Recipe = { gearId: model.id, gearClass: model.gearClass, choice }
  const points = craftPoints(choice)
  const known = recipes.filter(({ gearId }) => gearId === model.id)
  const some = kindsOf(choice) > 0
  return (
    <BenchPanel
      titled={titled}
      footer={
        <>
          {some && (
            <div className={styles.price}>
              <CostLine cost={costOf(recipe, forge)} gold={customer.gold} resources={stock} />
              <LevelMin levelMin={craftLevelMin(points)} level={customer.level} label="Носить с уровня" />
            </div>
          )}
          <div className={styles.actions}>
            {isBookOpen && (
              <Button
                icon={<SkillsIcon />}
                loading={isSaving}
                cannot={some ? [] : [{ message: 'Выберите, что даст отделка' }]}
                label="В книгу: записать рецепт"
                onClick={() => onSave(recipe)}
              >
                В книгу
              </Button>
            )}
            <Button
              variant="act"
              full
              icon={<CraftedIcon />}
              shortcut="C"
              loading={crafting === gear.id}
              cannot={cannotCraft(gear, recipe, { forge, stock, customer })}
              confirm={craftQuestion(gear, choice)}
              onClick={() => onCraft(gear, recipe)}
            >
              Сделать
            </Button>
          </div>
        </>
      }
    >
      {!titled && <h2 className={styles.name}>{gear.name}</h2>}
      <CraftChange gear={gear} modelId={model.id} choice={choice} />
      {blank && (
        <ModelChoice
          model={model}
          owned={owned}
          level={customer.level}
          onChoose={({ id }) => {
            setModelId(id)
            setChoice({})
          }}
        />
      )}
      {known.length > 0 && (
        <div className={styles.known}>
          <span>Из книги:</span>
          {known.map((one) => (
            <Button key={one.recipeId} small onClick={() => setChoice(one.choice)}>
              {choiceWords(one.choice)}
            </Button>
          ))}
        </div>
      )}
      <BonusChoice
        forge={forge}
        allowed={classOf(forge, model.gearClass).bonuses}
        choice={choice}
        points={points}
        gear={blank ? undefined : gear}
        onChoose={setChoice}
      />
      {transfer}
    </BenchPanel>
  )
}
