import { type ReactNode, useState } from 'react'
import {
  type CraftChoice,
  choiceOfCraft,
  craftLevelMin,
  craftPoints,
} from '../../../../../rules/gear/craft.ts'
import { Button } from '../../ui/button.tsx'
import { CraftedIcon, SkillsIcon } from '../../ui/icons.ts'
import { LevelMin } from '../../ui/level-min.tsx'
import { Select } from '../../ui/select.tsx'
import type { Material } from '../buildings/building-reasons.ts'
import { CostLine } from '../buildings/cost-line.tsx'
import { GearHead } from '../inventory/gear-head.tsx'
import { isBlankGear } from '../inventory/gear-looks.ts'
import type { Gear } from '../inventory/inventory-types.ts'
import { BeforeAfter } from './before-after.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import styles from './craft.module.css'
import { cannotCraft, classOf, costOf, kindsOf, type Recipe } from './craft-plan.ts'
import type { CraftRecipe, Customer, ForgeCraftData } from './craft-types.ts'
import { choiceWords } from './craft-words.ts'
import { MadeCraft, ResetButton } from './made-craft.tsx'

export type CraftDeeds = {
  onCraft: (target: Gear, recipe: Recipe) => void
  onReset: (gear: Gear) => void
  /** Writes the recipe down, once the book is open. */
  onSave: (recipe: Recipe) => void
  isBookOpen: boolean
  crafting: number | null
  resetting: number | null
  isSaving: boolean
}

export type BenchProps = CraftDeeds & {
  gear: Gear
  /** Own pieces: their models are what a blank may be made for. */
  models: readonly Gear[]
  forge: ForgeCraftData
  stock: readonly Material[]
  recipes: readonly CraftRecipe[]
  customer: Customer
  /** Beside the other buttons of a blank that carries something. */
  transfer?: ReactNode
  /** A sheet around it has the piece's name in its heading. */
  titled?: boolean
}

/** A piece before the craftsman: what lies on it, or what is to be laid on it. */
export function CraftBench(props: BenchProps) {
  const {
    gear,
    forge,
    customer,
    titled,
    resetting,
    onReset,
    onSave,
    isBookOpen,
    isSaving,
    transfer,
    models,
  } = props
  const { craft } = gear
  if (craft === null) return <Workbench {...props} />
  const made = models.find(({ gearId }) => gearId === craft.gearId)
  const recipe = made && { gearId: made.gearId, gearClass: made.gearClass, choice: choiceOfCraft(craft) }
  return (
    <>
      <div className={titled ? styles.bench : styles.body}>
        <GearHead gear={gear} titled={titled} />
        <MadeCraft
          craft={craft}
          modelName={isBlankGear(gear) ? made?.modelName : undefined}
          level={customer.level}
        />
        {transfer}
        {isBookOpen && recipe && (
          <Button full icon={<SkillsIcon />} loading={isSaving} onClick={() => onSave(recipe)}>
            Записать рецепт в книгу
          </Button>
        )}
      </div>
      <footer className={titled ? styles.footed : styles.foot}>
        <ResetButton
          gear={gear}
          forge={forge}
          customer={customer}
          loading={resetting === gear.id}
          onReset={() => onReset(gear)}
        />
      </footer>
    </>
  )
}

/** Own models, each once, the highest first. */
function distinct(gear: readonly Gear[]): Gear[] {
  const byModel = new Map(gear.filter((piece) => !isBlankGear(piece)).map((piece) => [piece.gearId, piece]))
  return [...byModel.values()].sort(
    (left, right) => right.level.levelMinBase - left.level.levelMinBase || left.gearId - right.gearId,
  )
}

function Workbench(props: BenchProps) {
  const {
    gear,
    forge,
    stock,
    recipes,
    customer,
    titled,
    crafting,
    isSaving,
    onCraft,
    onSave,
    isBookOpen,
    transfer,
  } = props
  const blank = isBlankGear(gear)
  const models = distinct(props.models)
  const [modelId, setModelId] = useState(models[0]?.gearId ?? 0)
  const [choice, setChoice] = useState<CraftChoice>({})
  const model = blank ? models.find(({ gearId }) => gearId === modelId) : gear
  if (!model) {
    return (
      <div className={titled ? styles.bench : styles.body}>
        <GearHead gear={gear} titled={titled} />
        <p className={styles.note}>Изделие задумывают для вещи, какая у вас есть. Пока нет ни одной.</p>
      </div>
    )
  }
  const recipe: Recipe = { gearId: model.gearId, gearClass: model.gearClass, choice }
  const points = craftPoints(choice)
  const known = recipes.filter(({ gearId }) => gearId === model.gearId)
  const some = kindsOf(choice) > 0
  return (
    <>
      <div className={titled ? styles.bench : styles.body}>
        <GearHead gear={gear} titled={titled} />
        {blank && (
          <Select
            label="Задумано для"
            labelled
            options={models.map(({ gearId, modelName, level }) => ({
              value: String(gearId),
              label: `${modelName}, уровень ${level.levelMinBase}`,
            }))}
            value={String(model.gearId)}
            onChange={(value) => {
              setModelId(Number(value))
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
          onChoose={setChoice}
        />
        {some && !blank && <BeforeAfter gear={gear} choice={choice} />}
        {transfer}
      </div>
      <footer className={titled ? styles.footed : styles.foot}>
        {some && (
          <div className={styles.price}>
            <CostLine cost={costOf(recipe, forge)} gold={customer.gold} resources={stock} />
            <LevelMin levelMin={craftLevelMin(points)} level={customer.level} label="Уровень" />
          </div>
        )}
        <div className={styles.deeds}>
          {isBookOpen && (
            <Button
              icon={<SkillsIcon />}
              loading={isSaving}
              cannot={some ? [] : [{ message: 'Выберите, что даст ремесло' }]}
              label="Записать рецепт в книгу"
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
            onClick={() => onCraft(gear, recipe)}
          >
            Сделать
          </Button>
        </div>
      </footer>
    </>
  )
}
