import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CraftBookView } from '#apps/game/src/features/craft/craft-book-view.tsx'
import { stockOfStacks } from '#apps/game/src/features/craft/craft-plan.ts'
import { inRouter } from '../../app/in-router.tsx'
import { BOW, CUSTOMER, emptyBook, forgeAt, fullBook, resources, workshopGear } from './fixtures.ts'

const meta = {
  title: 'features/craft/CraftBook',
  component: CraftBookView,
  args: {
    book: fullBook(),
    workshop: {
      forge: forgeAt(5),
      gear: workshopGear().filter(({ gearClass }) => gearClass !== 'blank'),
      stock: stockOfStacks(resources(40)),
      customer: CUSTOMER,
    },
    underway: null,
    onCraft: fn(),
    onMove: fn(),
    onDelete: fn(),
    isAdding: false,
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
    renaming: null,
    removing: null,
    error: null,
    onRetry: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof CraftBookView>

export default meta
type Story = StoryObj<typeof meta>

async function confirmed() {
  return userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
}

export const Full: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Сделать: .*атака лучников \+12$/ }))
    await expect(args.onCraft).toHaveBeenCalledWith(
      expect.objectContaining({ id: BOW }),
      expect.objectContaining({ recipeId: 11 }),
    )
  },
}

export const NoTarget: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Сделать: .*конница \+3$/ }))
    const why = within(screen.getByRole('dialog', { name: 'Почему нельзя' }))
    await waitFor(() => expect(why.getByText(/Нет свободной вещи/)).toBeVisible())
  },
}

export const Moved: Story = {
  play: async ({ args, canvasElement }) => {
    const loose = within(within(canvasElement).getByRole('region', { name: 'Без раздела' }))
    await userEvent.selectOptions(loose.getByRole('combobox'), '2')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ recipeId: 14 }), 2)
  },
}

export const RecipeDeleted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^Вычеркнуть рецепт: .*атака мечников \+10$/ }),
    )
    await confirmed()
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ recipeId: 13 }))
  },
}

export const NewCategory: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Новый раздел' }))
    const box = page.getByLabelText('Новый раздел', { selector: 'input' })
    await userEvent.type(box, 'Мечникам')
    await userEvent.click(page.getByRole('button', { name: 'Добавить' }))
    const why = within(screen.getByRole('dialog', { name: 'Почему нельзя' }))
    await waitFor(() => expect(why.getByText('Раздел с таким названием уже есть')).toBeVisible())
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.type(box, ' Коннице {Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith('Коннице')
  },
}

export const RenamedAndRemoved: Story = {
  play: async ({ args, canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'На чёрный день' }))
    await userEvent.click(section.getByRole('button', { name: /^Удалить раздел/ }))
    await confirmed()
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ categoryId: 3 }))
    await userEvent.click(section.getByRole('button', { name: /^Изменить название раздела/ }))
    const box = section.getByRole('textbox', { name: 'Новое название' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Впрок{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ categoryId: 3 }), 'Впрок')
  },
}

export const Empty: Story = { args: { book: emptyBook() } }

export const Loading: Story = { args: { book: undefined } }

export const Failed: Story = { args: { book: undefined, error: new Error('Сервер не отвечает') } }
