import type { CraftCategory, CraftRecipe, ForgeCraftData, Gear } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import type { Material } from '../../shared/castle/building-reasons.ts'
import { CostLine } from '../../shared/castle/cost-line.tsx'
import type { Lord } from '../../shared/castle/use-lord.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { CLASS_MATERIALS } from '../../shared/gear/gear-material.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CrossIcon } from '../../ui/controls/control-icons.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { CraftedIcon } from '../../ui/pictures/icons.ts'
import { LevelMin } from '../../ui/values/level-min.tsx'
import styles from './book.module.css'
import { cannotCraft, costOf, targetFor } from './craft-plan.ts'
import { choiceWords } from './craft-words.ts'

export type BookActions = {
  onCraft: (target: Gear, recipe: CraftRecipe) => void
  onMove: (recipe: CraftRecipe, categoryId: number | null) => void
  onDelete: (recipe: CraftRecipe) => void
  /** The recipe whose action is in progress. */
  underway: { action: 'craft' | 'move' | 'delete'; recipeId: number } | null
}

export type Workshop = {
  forge: ForgeCraftData
  gear: readonly Gear[]
  stock: readonly Material[]
  customer: Lord
}

type RecipeRowProps = BookActions & {
  recipe: CraftRecipe
  categories: readonly CraftCategory[]
  workshop: Workshop
}

/** «Получит «Праща» (надета)», «Получит заготовка». */
function targetWords(target: Gear): string {
  if (isBlankGear(target)) return 'Получит заготовка'
  return `Получит «${target.name}» (${target.equippedSlot === null ? 'на складе' : 'надета'})`
}

/** A recipe of the book: its bonuses, its price and one press to make it. */
export function RecipeRow({ recipe, categories, workshop, underway, ...actions }: RecipeRowProps) {
  const { forge, gear, stock, customer } = workshop
  const { modelName, icon, gearClass, choice, levelMin, recipeId, categoryId } = recipe
  const target = targetFor(recipe, gear)
  const doing = underway?.recipeId === recipeId ? underway.action : null
  const cannot = target
    ? cannotCraft(target, recipe, { forge, stock, customer })
    : [{ message: `Нет свободной вещи «${modelName}»`, detail: 'и ни одной пустой заготовки' }]
  return (
    <li className={styles.recipe}>
      <GearIcon art={itemArt(icon)} material={CLASS_MATERIALS[gearClass]} quality={null} size={56} />
      <div className={styles.words}>
        <b>{modelName}</b>
        <span className={styles.gives}>{choiceWords(choice)}</span>
        <LevelMin levelMin={levelMin} level={customer.level} label="Уровень" />
      </div>
      <div className={styles.cost}>
        <CostLine cost={costOf(recipe, forge)} gold={customer.gold} resources={stock} />
        <small>{target ? targetWords(target) : 'Нет подходящей вещи'}</small>
      </div>
      <div className={styles.actions}>
        {categories.length > 0 && (
          <Select
            full
            label={`Раздел рецепта «${modelName}»`}
            options={[
              { value: '', label: 'Без раздела' },
              ...categories.map((category) => ({ value: String(category.categoryId), label: category.name })),
            ]}
            value={String(categoryId ?? '')}
            onChange={(value) => actions.onMove(recipe, value === '' ? null : Number(value))}
          />
        )}
        <Button
          small
          icon={<CrossIcon />}
          loading={doing === 'delete'}
          label={`Вычеркнуть рецепт: ${modelName}, ${choiceWords(choice)}`}
          confirm={{ title: 'Вычеркнуть рецепт?', text: `${modelName}: ${choiceWords(choice)}` }}
          onClick={() => actions.onDelete(recipe)}
        >
          Вычеркнуть
        </Button>
        <Button
          variant="act"
          icon={<CraftedIcon />}
          loading={doing === 'craft'}
          cannot={cannot}
          label={`Сделать: ${modelName}, ${choiceWords(choice)}`}
          onClick={() => target && actions.onCraft(target, recipe)}
        >
          Сделать
        </Button>
      </div>
    </li>
  )
}
