import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TutorialView } from '#apps/game/src/features/knowledge/tutorial-page.tsx'
import type { TutorialKnowledge } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const DATA: TutorialKnowledge = {
  chapters: [
    {
      title: 'Хозяин посада',
      tasks: [
        {
          stepKey: 'firstWinQuest',
          title: 'Победите в первом походе',
          content:
            'Добро пожаловать домой, милорд. Стены стоят, ворота скрипят, над донжоном ваш герб.\n\nВойско скучает во дворе, а в посаде снова неспокойно. Начните со «Старой мельницы»: лёгкий поход туда длится 10 секунд.',
          task: 'Победите в любом походе.',
          reward: {
            gold: 120,
            diamonds: 1,
            glory: 0,
            experience: 100,
          },
          opens: ['Отчёты о битвах', 'Склад'],
        },
        {
          stepKey: 'buyArchersQuest',
          title: 'Наймите людей',
          content:
            'Восемь отрядов, и у каждого своё дело: залп лучников приходит раньше меча. Пределы растут с вашим уровнем.\n\nНовый уровень сам по себе не сделает войско сильнее: нанимайте людей, казна это переживёт.',
          task: 'Наймите 5 человек в любые отряды.',
          reward: {
            gold: 200,
            diamonds: 0,
            glory: 0,
            experience: 100,
          },
          opens: [],
        },
      ],
    },
    {
      title: 'По следу Кистеня',
      tasks: [
        {
          stepKey: 'levelNineQuest',
          title: 'Дорастите до 9-го уровня',
          content:
            'Кистень ушёл через лаз и подался на Соляной тракт. Тракт открыт с 9-го уровня, и следы ещё свежие.',
          task: 'Достигните 9-го уровня.',
          reward: {
            gold: 250,
            diamonds: 1,
            glory: 10,
            experience: 0,
          },
          opens: [],
        },
        {
          stepKey: 'ironHandQuest',
          title: 'Точите вещи усерднее',
          content:
            'За Кистенём уходят не с пустыми ножнами. Кузнец уже узнаёт вас по шагам и по звону алмазов.',
          task: 'Попробуйте заточить вещи 15 раз.',
          reward: {
            gold: 200,
            diamonds: 1,
            glory: 10,
            experience: 0,
          },
          opens: [],
        },
      ],
    },
  ],
}

/** The tasks of the tutorial, by chapters. */
const meta = {
  title: 'features/knowledge/Tutorial',
  component: TutorialView,
  args: { data: DATA, error: null, onRetry: fn(), isLoggedIn: false },
  decorators: [inRouter],
} satisfies Meta<typeof TutorialView>

export default meta
type Story = StoryObj<typeof meta>

/** A link for each chapter leads to its tasks. */
export const Tutorial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Победите в первом походе', level: 3 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'По следу Кистеня' })).toHaveAttribute(
      'href',
      expect.stringContaining('#chapter2'),
    )
  },
}

/** What administrators write is shown as words, never as markup. */
export const NoMarkup: Story = {
  args: {
    data: {
      chapters: [
        {
          title: 'Начало',
          tasks: [
            {
              stepKey: 'firstWinQuest',
              title: '<b>Поход</b>',
              content: 'Первый абзац.\n\n<img src=x onerror=alert(1)>',
              task: '<script>alert(1)</script>',
              reward: { gold: 0, diamonds: 0, glory: 0, experience: 0 },
              opens: [],
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '<b>Поход</b>' })).toBeVisible()
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvas.getByText('Без награды')).toBeVisible()
  },
}

export const Loading: Story = { args: { data: undefined } }

export const Failed: Story = {
  args: { data: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
