import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord() {
  return game.lord({}, ALL_PAGES_OPEN)
}
function addCategory(lord: Lord, name: string) {
  return lord.call('createCraftCategory', { key: newKey(), body: { name } })
}
function rename(lord: Lord, categoryId: number, name: string) {
  return lord.call('renameCraftCategory', { key: newKey(), params: { categoryId }, body: { name } })
}
function save(lord: Lord, changes: object = {}) {
  return lord.call('saveCraftRecipe', {
    key: newKey(),
    body: { gearId: 1, choice: { archersAttack: 6 }, ...changes },
  })
}
function move(lord: Lord, recipeId: number, categoryId: number | null) {
  return lord.call('moveCraftRecipe', { key: newKey(), params: { recipeId }, body: { categoryId } })
}
async function bookOf(lord: Lord) {
  return (await lord.gameData('craftBook')).craftBook?.data
}

describe('a category of the craft book', () => {
  it('is added, renamed and deleted, and its recipes stay', async () => {
    const lord = await newLord()
    const { body } = await addCategory(lord, '  Для   лучников ')
    expect(body).toMatchObject({ name: 'Для лучников' })
    await save(lord, { categoryId: body.categoryId })
    expect((await rename(lord, body.categoryId, 'Лучникам')).status).toBe(200)
    expect(await bookOf(lord)).toMatchObject({
      categories: [{ categoryId: body.categoryId, name: 'Лучникам' }],
      recipes: [{ categoryId: body.categoryId }],
      categoriesMax: 20,
      recipesMax: 100,
    })
    const gone = await lord.call('deleteCraftCategory', {
      key: newKey(),
      params: { categoryId: body.categoryId },
    })
    expect(gone.status).toBe(200)
    expect(await bookOf(lord)).toMatchObject({ categories: [], recipes: [{ categoryId: null }] })
  })

  it.each([
    ['  ', 'Название должно содержать не менее 1 символа'],
    ['Для самых метких лучников', 'Название должно содержать не более 20 символов'],
    ['Мечникам', 'Раздел с таким названием уже есть'],
  ])('cannot be called «%s»', async (name, message) => {
    const lord = await newLord()
    await addCategory(lord, 'Мечникам')
    const { body } = await addCategory(lord, 'Коннице')
    const before = await stateDigest()
    expect((await addCategory(lord, name)).error.message).toBe(message)
    expect((await rename(lord, body.categoryId, name)).error.message).toBe(message)
    expect(await stateDigest()).toEqual(before)
  })

  it('can be renamed to its current name', async () => {
    const lord = await newLord()
    const { body } = await addCategory(lord, 'Мечникам')
    expect((await rename(lord, body.categoryId, 'Мечникам')).status).toBe(200)
  })

  it('has at most 19 others', async () => {
    const lord = await newLord()
    const answers = await Promise.all(Array.from({ length: 22 }, (_, index) => addCategory(lord, `${index}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 422)?.error.code).toBe('craftBookFull')
    expect((await bookOf(lord))?.categories).toHaveLength(20)
  })
})

describe('a recipe', () => {
  it('is shown with model, points and level, and is moved and deleted', async () => {
    const lord = await newLord()
    const { categoryId } = (await addCategory(lord, 'Лучникам')).body
    const { recipeId } = (await save(lord, { choice: { archersAttack: 6, luck: 2 } })).body
    expect((await bookOf(lord))?.recipes).toMatchObject([
      {
        recipeId,
        categoryId: null,
        gearId: 1,
        modelName: expect.any(String),
        choice: { archersAttack: 6, luck: 2 },
        points: 90,
        levelMin: 20,
      },
    ])
    expect((await move(lord, recipeId, categoryId)).status).toBe(200)
    expect((await bookOf(lord))?.recipes[0]?.categoryId).toBe(categoryId)
    expect((await move(lord, recipeId, null)).status).toBe(200)
    expect((await bookOf(lord))?.recipes[0]?.categoryId).toBeNull()
    expect((await lord.call('deleteCraftRecipe', { key: newKey(), params: { recipeId } })).status).toBe(200)
    expect((await bookOf(lord))?.recipes).toEqual([])
  })

  it.each<[string, object, string]>([
    ['empty', { choice: {} }, 'craftEmpty'],
    ['not for the class', { choice: { servants: 1 } }, 'craftUnavailable'],
    [
      'of too many kinds',
      { choice: { archersAttack: 1, archersMastery: 1, luck: 1, archers: 1 } },
      'craftTooManyKinds',
    ],
    ['there already', {}, 'recipeKnown'],
  ])('is not written down when it is %s', async (_, changes, code) => {
    const lord = await newLord()
    await save(lord)
    const before = await stateDigest()
    expect((await save(lord, changes)).error.code).toBe(code)
    expect(await stateDigest()).toEqual(before)
  })

  it('cannot use another player’s category, and others’ recipes cannot be moved or deleted', async () => {
    const [lord, other] = [await newLord(), await newLord()]
    const [own, foreign] = [(await save(lord)).body, (await save(other)).body]
    const { categoryId } = (await addCategory(other, 'Лучникам')).body
    const before = await stateDigest()
    expect((await save(lord, { gearId: 2, categoryId })).status).toBe(404)
    expect((await move(lord, own.recipeId, categoryId)).status).toBe(404)
    expect((await move(lord, foreign.recipeId, null)).status).toBe(404)
    expect((await rename(lord, categoryId, 'Мои')).status).toBe(404)
    const strike = { key: newKey(), params: { recipeId: foreign.recipeId } }
    expect((await lord.call('deleteCraftRecipe', strike)).status).toBe(404)
    expect(await stateDigest()).toEqual(before)
  })

  it('has at most 99 others', async () => {
    const lord = await newLord()
    for (let units = 1; units <= 100; units += 1) await save(lord, { choice: { archersAttack: units } })
    expect((await save(lord, { choice: { luck: 1 } })).error.code).toBe('craftBookFull')
    expect((await bookOf(lord))?.recipes).toHaveLength(100)
  })

  it('notifies the player’s other tabs', async () => {
    const lord = await newLord()
    game.notified.length = 0
    await save(lord)
    expect(game.notified).toEqual([{ playerId: lord.player.id, channels: ['craftBook'] }])
  })
})
