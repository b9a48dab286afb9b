import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CraftView, type CraftViewProps } from '#apps/game/src/features/craft/craft-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { BLANK, BOW, CRAFTED, CUSTOMER, forgeAt, fullBook, resources, workshopGear } from './fixtures.ts'

const meta = {
  title: 'features/craft/Craft',
  component: CraftView,
  args: {
    forge: forgeAt(5),
    inventory: { gear: workshopGear(), resources: resources(40) },
    recipes: fullBook().recipes,
    customer: CUSTOMER,
    selectedId: BOW,
    onSelect: fn(),
    onCraft: fn(),
    onReset: fn(),
    onSave: fn(),
    isBookOpen: true,
    crafting: null,
    resetting: null,
    isSaving: false,
    error: null,
    onRetry: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof CraftView>

export default meta
type Story = StoryObj<typeof meta>

/** The bench, which is in a sheet on a phone. */
function bench() {
  return within(screen.queryByRole('dialog') ?? screen.getByRole('complementary', { name: 'Верстак' }))
}

function slide(name: RegExp, units: number) {
  return fireEvent.change(bench().getByRole('slider', { name }), { target: { value: units } })
}

export const Chosen: Story = {
  play: async ({ args }) => {
    await slide(/Атака лучников/, 12)
    await slide(/Удача/, 2)
    const panel = bench()
    await expect(panel.getByRole('meter', { name: 'Сила отделки' })).toHaveAttribute('aria-valuenow', '120')
    await expect(panel.getByRole('slider', { name: /^Атака лучников \d+–\d+ станет \d+–\d+$/ })).toBeVisible()
    await expect(panel.getByText(/^станет, с/)).toHaveTextContent('станет, с 20-го уровня')
    await expect(panel.getByText('2 400')).toBeVisible()
    // The budget of 120 is used up.
    await expect(panel.getByRole('button', { name: 'Больше: Удача' })).toBeDisabled()
    await userEvent.click(panel.getByRole('button', { name: /^Сделать/ }))
    const question = within(
      await screen.findByRole('dialog', { name: /^Сделать отделку: атака лучников \+12/ }),
    )
    await waitFor(() => expect(question.getByText(/Снять её потом можно за 1.000 алмазов/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onCraft).toHaveBeenCalledWith(
      expect.objectContaining({ id: BOW }),
      expect.objectContaining({ gearId: 2, choice: { archersAttack: 12, luck: 2 } }),
    )
  },
}

export const FromTheBook: Story = {
  play: async ({ args }) => {
    const panel = bench()
    await userEvent.click(panel.getByRole('button', { name: /мастерство лучников \+2/ }))
    await userEvent.click(panel.getByRole('button', { name: 'В книгу: записать рецепт' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ choice: { archersAttack: 6, archersMastery: 2, luck: 1 } }),
    )
  },
}

export const WithoutMeans: Story = {
  args: {
    customer: { ...CUSTOMER, gold: 100, level: 14 },
    inventory: { gear: workshopGear(), resources: resources(2) },
  },
  play: async () => {
    await slide(/Атака лучников/, 12)
    const panel = bench()
    await userEvent.click(panel.getByRole('button', { name: /^Сделать/ }))
    const why = within(screen.getByRole('dialog', { name: 'Почему нельзя' }))
    await waitFor(() => expect(why.getByText('Недостаточно золота')).toBeVisible())
    await waitFor(() => expect(why.getByText('Недостаточно ресурсов: дерево')).toBeVisible())
    await waitFor(() => expect(why.getByText('Нужен уровень 16')).toBeVisible())
  },
}

export const NothingChosen: Story = {
  play: async () => {
    await userEvent.click(bench().getByRole('button', { name: /^Сделать/ }))
    const why = within(screen.getByRole('dialog', { name: 'Почему нельзя' }))
    await waitFor(() => expect(why.getByText('Выберите, что даст отделка')).toBeVisible())
  },
}

export const OnABlank: Story = {
  args: { selectedId: BLANK },
  play: async ({ args }) => {
    await userEvent.click(bench().getByRole('button', { name: /^Сменить вещь/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'Для какой вещи' }))
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Название' }), 'тесак')
    await userEvent.click(sheet.getByRole('button', { name: /^Тесак/ }))
    await slide(/Атака мечников/, 6)
    await userEvent.click(bench().getByRole('button', { name: /^Сделать/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onCraft).toHaveBeenCalledWith(
      expect.objectContaining({ id: BLANK }),
      expect.objectContaining({ gearId: 16, choice: { swordsmenAttack: 6 } }),
    )
  },
}

/** Any model can be chosen, by class or by a part of its name. Models that the player has come first. */
export const EveryModelToChooseFrom: Story = {
  args: { selectedId: BLANK },
  play: async () => {
    await userEvent.click(bench().getByRole('button', { name: /^Сменить вещь/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'Для какой вещи' }))
    const names = () => sheet.getAllByRole('button', { pressed: false }).map((row) => row.textContent)
    await expect(sheet.getAllByText(/, есть у вас$/)).toHaveLength(4)
    await userEvent.selectOptions(sheet.getByLabelText('Класс'), 'Конь')
    await waitFor(() => expect(names().every((name) => name?.includes('Конь'))).toBe(true))
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Название' }), 'нет такого')
    await expect(sheet.getByText('Ничего не найдено')).toBeVisible()
  },
}

export const AlreadyCrafted: Story = {
  args: { selectedId: CRAFTED },
  play: async ({ args }) => {
    await expect(bench().getByText('Златоуст')).toBeVisible()
    await userEvent.click(bench().getByRole('button', { name: /Снять отделку за/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onReset).toHaveBeenCalledWith(expect.objectContaining({ id: CRAFTED }))
  },
}

export const ResetTooDear: Story = {
  args: { selectedId: CRAFTED, customer: { ...CUSTOMER, diamonds: 12 } },
  play: async () => {
    await userEvent.click(bench().getByRole('button', { name: /Снять отделку за/ }))
    await waitFor(() =>
      expect(
        within(screen.getByRole('dialog', { name: 'Почему нельзя' })).getByText('Недостаточно алмазов'),
      ).toBeVisible(),
    )
  },
}

/** Wood would exceed its stack by 2, counting what is on the market. Linen has room. */
export const NoRoomForTheMaterials: Story = {
  args: {
    selectedId: CRAFTED,
    inventory: {
      gear: workshopGear(),
      resources: resources(40).map((stack) =>
        stack.resourceId === 1 ? { ...stack, amount: 498, amountInMarket: 490 } : stack,
      ),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(bench().getByRole('button', { name: /Снять отделку за/ }))
    const why = within(screen.getByRole('dialog', { name: 'Почему нельзя' }))
    await waitFor(() => expect(why.getByText('На складе нет места')).toBeVisible())
    await waitFor(() => expect(why.getByText('поместится: дерево – 2 из 4')).toBeVisible())
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const ForgeTooLow: Story = {
  args: { forge: forgeAt(3) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^Для отделки нужна/)).toHaveTextContent(
      'Для отделки нужна кузница 4-го уровня, у вас 3-го.',
    )
    await expect(page.getByRole('link', { name: 'К постройкам' })).toBeVisible()
  },
}

/** Makes the craft, as the server would. */
function LiveWorkshop(args: CraftViewProps) {
  const [doneId, setDoneId] = useState<number | null>(null)
  const craft = workshopGear().find(({ id }) => id === CRAFTED)?.craft ?? null
  const gear = workshopGear().map((item) => (item.id === doneId ? { ...item, craft } : item))
  return (
    <CraftView
      {...args}
      inventory={{ gear, resources: resources(40) }}
      onCraft={(item) => setDoneId(item.id)}
    />
  )
}

export const StaysOnTheBench: Story = {
  args: { selectedId: null },
  render: (args) => <LiveWorkshop {...args} />,
  play: async () => {
    const item = bench().getByRole('article').getAttribute('aria-label')
    await userEvent.click(bench().getAllByRole('button', { name: /^Больше: / })[0] ?? document.body)
    await userEvent.click(bench().getByRole('button', { name: /^Сделать/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await waitFor(() => expect(bench().getByRole('button', { name: /^Снять отделку/ })).toBeVisible())
    await expect(bench().getByRole('article')).toHaveAttribute('aria-label', item)
  },
}

export const NoGear: Story = { args: { inventory: { gear: [], resources: [] }, selectedId: null } }

export const BookClosed: Story = { args: { isBookOpen: false, recipes: [] } }

export const Loading: Story = { args: { forge: undefined } }

export const Failed: Story = {
  args: { forge: undefined, error: new Error('Сервер не отвечает') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
