import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { Sheet } from '#apps/game/src/ui/overlays/sheet.tsx'
import { showToast } from '#apps/game/src/ui/overlays/show-toast.tsx'
import { Toasts } from '#apps/game/src/ui/overlays/toasts.tsx'
import { Row } from './stage.tsx'

const page = within(document.body)

function Stage({ tell }: { tell: () => void }) {
  useEffect(() => {
    toast.dismiss()
  }, [])
  return (
    <div style={{ minHeight: 420, paddingTop: 330 }}>
      <Row>
        <Button onClick={tell}>Сообщить</Button>
      </Row>
      <Toasts limit={3} />
    </div>
  )
}

const meta = { title: 'ui/Toasts', component: Stage } satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  args: {
    tell: () => {
      showToast('success', 'Вещь заблокирована')
      showToast('info', 'Поход окончен: победа', '«Волчий перевал»: +236 золота, 2 опыта')
      showToast('warning', 'На вас совершён набег', 'Мстислав отступил')
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(page.getByText('На вас совершён набег')).toBeVisible())
    await waitFor(() => expect(page.getByText('Вещь заблокирована')).toBeVisible())
  },
}

function three() {
  showToast('success', 'Вступил 1 лучник')
  showToast('success', 'Вступили 2 мечника')
  showToast('success', 'Вступило 5 слуг')
}

/** How many toasts show their text. */
function read() {
  return Array.from(
    document.querySelectorAll('[data-sonner-toast][data-visible=true] > [data-content]'),
  ).filter((words) => getComputedStyle(words).opacity === '1').length
}

/** On a phone three toasts form a stack, the newest on top. A touch expands it. */
export const StackOnPhone: Story = {
  args: { tell: three },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(page.getByText('Вступило 5 слуг')).toBeVisible())
    await waitFor(() => expect(read()).toBe(1))
    await userEvent.hover(page.getByText('Вступило 5 слуг'))
    await waitFor(() => expect(read()).toBe(3))
  },
}

/** Over an open sheet a toast is accessible and can be closed, and the sheet stays. */
export const OverAPanel: Story = {
  args: { tell: () => showToast('error', 'Вещь заблокирована') },
  render: (args) => (
    <>
      <Stage {...args} />
      <Sheet open onClose={args.tell} title="Секира Ратибора">
        <Button onClick={args.tell}>Разобрать</Button>
      </Sheet>
    </>
  ),
  play: async () => {
    const panel = within(page.getByRole('dialog', { name: 'Секира Ратибора' }))
    await userEvent.click(panel.getByRole('button', { name: 'Разобрать' }))
    const news = within(await panel.findByRole('region', { name: /Вести/ }))
    await waitFor(() => expect(news.getByText('Вещь заблокирована')).toBeVisible())
    const toast = news.getByText('Вещь заблокирована').closest('li')
    if (!toast) throw new Error('The words are on no toast')
    await userEvent.click(within(toast).getByRole('button', { name: 'Закрыть уведомление' }))
    await waitFor(() => expect(page.queryByText('Вещь заблокирована')).toBeNull())
  },
}

export const ErrorAsList: Story = {
  args: { tell: () => showToast('error', ['Золото не списано', 'Второе не показывают']) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(page.getByText('Золото не списано')).toBeVisible())
    await expect(page.queryByText('Второе не показывают')).toBeNull()
  },
}

export const ErrorWithoutText: Story = {
  args: { tell: () => showToast('error', undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(page.getByText('Произошла ошибка')).toBeVisible())
  },
}

export const LongWords: Story = {
  args: {
    tell: () =>
      showToast(
        'info',
        'Высокопревосходительственнейшее представительство',
        'Присоединившиеся к крестоносному походу рыцари-оруженосцы уведомляются о роспуске отряда',
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(page.getByText(/Высокопревосходительственнейшее/)).toBeVisible())
  },
}

/** Tab moves on past a toast. A toast closed by a key returns the focus. */
export const TabMovesPast: Story = {
  args: { tell: () => showToast('success', 'Вещь заблокирована') },
  render: (args) => (
    <>
      <Stage {...args} />
      <Button>Дальше</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const tell = canvas.getByRole('button', { name: 'Сообщить' })
    const last = canvas.getByRole('button', { name: 'Дальше' })
    const isOnCross = () => document.activeElement?.matches('[data-sonner-toast] button') ?? false
    const toCross = async () => {
      last.focus()
      for (let stops = 0; stops < 6 && !isOnCross(); stops += 1) await userEvent.tab()
      await expect(isOnCross()).toBe(true)
    }
    await userEvent.click(tell)
    await waitFor(() => expect(page.getByText('Вещь заблокирована')).toBeVisible())
    await toCross()
    await userEvent.tab()
    await expect(last).not.toHaveFocus()
    await toCross()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.queryByText('Вещь заблокирована')).toBeNull())
    await expect(last).toHaveFocus()
  },
}
