import type { Refusal } from '../core/refusal.ts'
import { lengthRefusals } from '../core/text-length.ts'
import { CRAFT_BONUSES, type CraftBonus, type CraftChoice } from './craft.ts'
import { choiceRefusals } from './craft-refusals.ts'

/** Limits of a craft book: enough categories and recipes for every class twice. */
export const CRAFT_CATEGORIES_MAX = 20
export const CRAFT_RECIPES_MAX = 100

/** A category's name as stored: no spaces at the ends, no double spaces. */
export function craftCategoryName(wanted: string): string {
  return wanted.trim().replaceAll(/\s+/g, ' ')
}

/** Why a category cannot have this name (docs/game.md §5): 1 to 20 characters, unique in the book. */
export function categoryNameRefusals(
  name: string,
  others: readonly string[],
): Refusal<'textTooShort' | 'textTooLong' | 'nameTaken'>[] {
  const taken: Refusal<'nameTaken'>[] = others.includes(name)
    ? [{ code: 'nameTaken', message: 'Раздел с таким названием уже есть', have: 1, need: 0 }]
    : []
  return [...lengthRefusals('craftCategoryName', name), ...taken]
}

function fullRefusals(have: number, most: number, message: string): Refusal<'craftBookFull'>[] {
  return have < most ? [] : [{ code: 'craftBookFull', message, have, need: most }]
}

/** Why another category cannot be added. */
export function newCategoryRefusals(have: number): Refusal<'craftBookFull'>[] {
  return fullRefusals(have, CRAFT_CATEGORIES_MAX, `В книге не больше ${CRAFT_CATEGORIES_MAX} разделов`)
}

type Recipe = { gearId: number; choice: CraftChoice }

function isSame(left: Recipe, right: Recipe): boolean {
  return (
    left.gearId === right.gearId &&
    CRAFT_BONUSES.every((bonus) => (left.choice[bonus] ?? 0) === (right.choice[bonus] ?? 0))
  )
}

/** Why a recipe cannot be saved: the choice is invalid, the recipe exists, or the book is full. */
export function newRecipeRefusals(request: {
  recipe: Recipe
  /** Bonuses that the recipe's gear class may carry. */
  allowed: readonly CraftBonus[]
  known: readonly Recipe[]
}): Refusal<'craftEmpty' | 'craftTooManyKinds' | 'craftUnavailable' | 'craftBookFull' | 'recipeKnown'>[] {
  const { recipe, allowed, known } = request
  const twice: Refusal<'recipeKnown'>[] = known.some((other) => isSame(other, recipe))
    ? [{ code: 'recipeKnown', message: 'Такой рецепт уже есть в книге', have: 1, need: 0 }]
    : []
  return [
    ...choiceRefusals({ choice: recipe.choice, allowed }),
    ...twice,
    ...fullRefusals(known.length, CRAFT_RECIPES_MAX, `В книге не больше ${CRAFT_RECIPES_MAX} рецептов`),
  ]
}
