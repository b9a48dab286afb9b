import { describe, expect, it } from 'vitest'
import { choiceOfCraft, cleanChoice, craftCost, makeCraft } from '#rules/craft/craft.ts'
import {
  categoryNameRefusals,
  craftCategoryName,
  newCategoryRefusals,
  newRecipeRefusals,
} from '#rules/craft/craft-book.ts'
import { craftReturnRefusals } from '#rules/craft/craft-refusals.ts'

describe('the name of a category', () => {
  it('loses outer and repeated spaces', () => {
    expect(craftCategoryName('  Для   лучников ')).toBe('Для лучников')
  })

  it.each([
    ['', ['textTooShort']],
    ['Я'.repeat(20), []],
    ['Я'.repeat(21), ['textTooLong']],
    ['Мечникам', ['nameTaken']],
  ])('«%s» is refused for %j', (name, codes) => {
    expect(categoryNameRefusals(name, ['Мечникам']).map(({ code }) => code)).toEqual(codes)
  })

  it('is refused for the 21st category', () => {
    expect(newCategoryRefusals(19)).toEqual([])
    expect(newCategoryRefusals(20)).toMatchObject([{ code: 'craftBookFull', have: 20, need: 20 }])
  })
})

describe('a recipe', () => {
  const recipe = { gearId: 1, choice: { luck: 2, archersAttack: 3 } }
  const codes = (more: Partial<Parameters<typeof newRecipeRefusals>[0]>) =>
    newRecipeRefusals({ recipe, allowed: ['archersAttack', 'luck'], known: [], ...more }).map(
      ({ code }) => code,
    )

  it('can be saved once per model', () => {
    expect(codes({})).toEqual([])
    expect(codes({ known: [{ gearId: 2, choice: recipe.choice }] })).toEqual([])
    expect(codes({ known: [{ gearId: 1, choice: { archersAttack: 3, luck: 2, dodge: 0 } }] })).toEqual([
      'recipeKnown',
    ])
  })

  it('is refused as the 101st recipe', () => {
    const known = Array.from({ length: 100 }, (_, index) => ({ gearId: 1, choice: { luck: index + 3 } }))
    expect(codes({ known })).toEqual(['craftBookFull'])
    expect(codes({ known: known.slice(1) })).toEqual([])
  })

  it('is restored from the craft made by it', () => {
    for (const choice of [
      { archersAttack: 6 },
      { swordsmenAttack: 1, squires: 9 },
      { cavalryAttack: 2, luck: 1 },
    ]) {
      expect(choiceOfCraft(makeCraft(choice, 1))).toEqual(choice)
    }
    expect(Object.keys(cleanChoice({ luck: 1, armor: 0, archersAttack: 2 }))).toEqual([
      'archersAttack',
      'luck',
    ])
  })
})

describe('the cost of a craft', () => {
  it('is less gold by skill, rounded up, and the same resources', () => {
    const materials = [{ resourceId: 1, perSixty: 3 }]
    expect(craftCost(7, materials, 125)).toEqual({ gold: 139, resources: [{ resourceId: 1, amount: 3 }] })
    expect(craftCost(60, materials, 2_500).gold).toBe(900)
  })

  it('is returned only if the stacks can hold all of it', () => {
    const resources = [{ resourceId: 1, amount: 4 }]
    expect(craftReturnRefusals(resources, { 1: 496 })).toEqual([])
    expect(craftReturnRefusals(resources, {})).toEqual([])
    expect(craftReturnRefusals(resources, { 1: 497 })).toEqual([
      { code: 'notEnoughSpace', message: 'На складе нет места', have: 3, need: 4 },
    ])
  })
})
