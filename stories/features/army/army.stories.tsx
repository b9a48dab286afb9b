import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ArmyView } from '#apps/game/src/features/army/army-view.tsx'
import { START_ARMY } from '#catalogue/world/start.ts'
import type { ArmyData } from '#generated/types.ts'
import { ARMY_GROUPS, type Army, type ArmyGroup, maxArmy, unitPrice } from '#rules/army/army.ts'
import { armyCharacteristics, armyHealth } from '#rules/army/characteristics.ts'
import { maxBuyableUnits } from '#rules/army/hire.ts'

/** The army of a fresh castle with this much gold, optionally with full groups. */
function armyOf(gold: number, full: readonly ArmyGroup[] = []): ArmyData {
  const max = maxArmy(1)
  const army: Army = { ...START_ARMY }
  for (const group of full) army[group] = max[group]
  return {
    groups: ARMY_GROUPS.map((group) => ({
      group,
      current: army[group],
      max: max[group],
      additional: 0,
      price: { gold: unitPrice(group, 1), diamonds: 0 },
      maxBuyable: maxBuyableUnits({ group, level: 1, current: army[group], max: max[group], gold }),
    })),
    characteristics: {
      current: armyCharacteristics({ level: 1, army }),
      max: armyCharacteristics({ level: 1, army: max }),
      additional: {},
    },
    health: armyHealth({ level: 1, army }),
    lastingHealth: { current: 400, max: 400, fullAt: null },
  }
}

const meta = {
  title: 'features/army/Army',
  component: ArmyView,
  args: {
    army: armyOf(300),
    gold: 300,
    error: null,
    onRetry: fn(),
    buying: null,
    onBuy: fn(),
    isFilling: false,
    onFill: fn(),
  },
} satisfies Meta<typeof ArmyView>

export default meta
type Story = StoryObj<typeof meta>

/** Unfolds a squad, and waits until its role is shown. */
async function openSquad(canvasElement: HTMLElement, name: string) {
  const squad = within(within(canvasElement).getByRole('article', { name }))
  await userEvent.click(squad.getByRole('button', { name: new RegExp(name), expanded: false }))
  await waitFor(() => expect(squad.getByText(/^Служат:/)).toBeVisible())
  return squad
}

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const archers = await openSquad(canvasElement, 'Лучники')
    await userEvent.click(archers.getByRole('button', { name: 'Больше: Лучники' }))
    await userEvent.click(archers.getByRole('button', { name: /Нанять за 18/ }))
    await expect(args.onBuy).toHaveBeenCalledWith({ group: 'archers', amount: 2 })
  },
}

/** The gold is too short for all: the button names what it hires for, and the rows what each squad gets. */
export const GoldForSome: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/Сначала пополнятся самые пустые отряды/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /Пополнить за/ }))
    await expect(args.onFill).toHaveBeenCalledOnce()
  },
}

export const GoldForAll: Story = {
  args: { army: armyOf(9_000), gold: 9_000 },
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('button', { name: /Пополнить всё за/ })
    await userEvent.click(all)
    const price = Number(all.textContent?.replace(/\D/g, ''))
    await expect(args.onFill).toHaveBeenCalledWith(price)
  },
}

export const Filling: Story = { args: { isFilling: true } }

export const GroupFull: Story = {
  args: { army: armyOf(300, ['archers', 'servants', 'cavalry']) },
  play: async ({ canvasElement }) => {
    const full = 'Отряд полон. Предел растёт с уровнем'
    const archers = await openSquad(canvasElement, 'Лучники')
    await expect(archers.getByText(`${full}.`)).toBeVisible()
    const servants = await openSquad(canvasElement, 'Слуги')
    await expect(servants.getByText(`${full} и с домом слуг.`)).toBeVisible()
    const cavalry = await openSquad(canvasElement, 'Конница')
    await expect(cavalry.getByText(`${full} и с конюшней.`)).toBeVisible()
  },
}

/** Nothing is missing: no button, and full squads look good, not alarming. */
export const AllFull: Story = {
  args: { army: armyOf(300, ARMY_GROUPS) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/Все отряды полны/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /Пополнить/ })).toBeNull()
  },
}

/** The gain from sharpening is shown below the name of each value that it changes. */
export const Sharpened: Story = {
  args: {
    army: {
      ...armyOf(300),
      characteristics: {
        ...armyOf(300).characteristics,
        additional: { archersAttackMin: 4, archersAttackMax: 6, armor: 12, dodge: -3 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const more = page.getByRole('button', { name: /все характеристики/ })
    if (more.getAttribute('aria-expanded') === 'false') await userEvent.click(more)
    await expect(page.getByText('заточкой +4 и +6')).toBeVisible()
    await expect(page.getByText('заточкой −3')).toBeVisible()
  },
}

/** Full archers lead a small army: beside full other squads their bonus is smaller, and the card says why. */
export const WeakerInFull: Story = {
  args: { army: armyOf(300, ['archers']) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const more = page.getByRole('button', { name: /все характеристики/ })
    if (more.getAttribute('aria-expanded') === 'false') await userEvent.click(more)
    await expect(await page.findByRole('row', { name: /Атака лучников/ })).toHaveTextContent(/20–34.*17–29/)
    await expect(
      page.getByText(/Самый сильный отряд бьёт с прибавкой, пока его доля больше прочих/),
    ).toBeVisible()
  },
}

export const WeakerInFullOnPhone: Story = { ...WeakerInFull, globals: { viewport: { value: 'phone' } } }

export const NoGold: Story = {
  args: { army: armyOf(3), gold: 3 },
  play: async ({ canvasElement, args }) => {
    const archers = await openSquad(canvasElement, 'Лучники')
    await userEvent.click(archers.getByRole('button', { name: /Нанять за/ }))
    await expect(args.onBuy).not.toHaveBeenCalled()
    await expect(within(document.body).getAllByText(/Недостаточно золота/).length).toBeGreaterThan(0)
  },
}

export const Buying: Story = { args: { buying: 'archers' } }
export const Loading: Story = { args: { army: undefined } }
export const Failed: Story = { args: { army: undefined, error: new Error('Произошла ошибка') } }
