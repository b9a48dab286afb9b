import { useState } from 'react'
import type { CraftBookData } from '#generated/types.ts'
import { newCategoryRefusals } from '#rules/craft/craft-book.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { SkillsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './book.module.css'
import { BookSection, type SectionActions } from './book-section.tsx'
import { CategoryForm } from './category-form.tsx'
import type { BookActions, Workshop } from './recipe-row.tsx'

export type CraftBookViewProps = BookActions &
  SectionActions & {
    book: CraftBookData | undefined
    workshop: Workshop | undefined
    isAdding: boolean
    onAdd: (name: string) => void
    error: Error | null
    onRetry: () => void
  }

/** The craft book: the player's recipes by category, each made with one press. */
export function CraftBookView(props: CraftBookViewProps) {
  const { book, workshop, error, onRetry } = props
  return (
    <PageFrame
      title="Книга ремёсел"
      aside={
        // An empty book has this link in its text.
        book?.recipes.length !== 0 && (
          <HeadLink to="craft" isBack>
            К ремеслу
          </HeadLink>
        )
      }
    >
      {book && workshop ? (
        <Book {...props} book={book} workshop={workshop} />
      ) : (
        <PendingCard label="Книга ремёсел" error={error} onRetry={onRetry} lines={6} height={56} />
      )}
    </PageFrame>
  )
}

function Book(props: CraftBookViewProps & { book: CraftBookData; workshop: Workshop }) {
  const { book, workshop, isAdding, onAdd, error, onRetry, ...actions } = props
  const { categories, recipes, recipesMax } = book
  const loose = recipes.filter(({ categoryId }) => categoryId === null)
  return (
    <>
      <div className={styles.lead}>
        <p>
          Записано {recipes.length} из {recipesMax}.
        </p>
        <NewCategory categories={categories} isAdding={isAdding} onAdd={onAdd} />
      </div>
      {recipes.length === 0 && (
        <Card label="Рецепты">
          <Empty
            icon={<SkillsIcon />}
            action={
              <PageLink className={buttonClass({ variant: 'act' })} to="craft">
                К ремеслу
              </PageLink>
            }
          >
            Книга пуста. Соберите отделку в мастерской и запишите рецепт: потом её можно повторить одним
            нажатием.
          </Empty>
        </Card>
      )}
      {categories.map((category) => (
        <BookSection
          key={category.categoryId}
          {...actions}
          category={category}
          categories={categories}
          recipes={recipes.filter(({ categoryId }) => categoryId === category.categoryId)}
          workshop={workshop}
        />
      ))}
      {loose.length > 0 && (
        <BookSection
          {...actions}
          category={null}
          categories={categories}
          recipes={loose}
          workshop={workshop}
        />
      )}
    </>
  )
}

type NewCategoryProps = {
  categories: CraftBookData['categories']
  isAdding: boolean
  onAdd: (name: string) => void
}

function NewCategory({ categories, isAdding, onAdd }: NewCategoryProps) {
  // The number of categories when adding began. The form closes once there is one more.
  const [countBefore, setCountBefore] = useState<number | null>(null)
  if (countBefore !== categories.length) {
    return (
      <Button
        variant="oak"
        small
        cannot={newCategoryRefusals(categories.length)}
        onClick={() => setCountBefore(categories.length)}
      >
        Новый раздел
      </Button>
    )
  }
  return (
    <Card label="Новый раздел" className={styles.adding}>
      <CategoryForm
        name=""
        others={categories.map(({ name }) => name)}
        isSaving={isAdding}
        onSave={onAdd}
        onClose={() => setCountBefore(null)}
      />
    </Card>
  )
}
