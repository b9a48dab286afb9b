import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
import { Skeleton } from '../ui/surfaces/skeleton.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './page-boundary.module.css'
import { useTitle } from './use-title.ts'

export function PageSkeleton() {
  return (
    <div className={styles.room}>
      <Card label="Загрузка">
        <Skeleton lines={6} />
      </Card>
    </div>
  )
}

type PageBoundaryProps = { title: string; children: ReactNode }

/** Wraps every page: its title, a skeleton while its code loads, and an error note when it fails. */
export function PageBoundary({ title, children }: PageBoundaryProps) {
  const { pathname } = useLocation()
  useTitle(title)
  return (
    <ErrorBoundary
      resetBy={pathname}
      fallback={(retry) => (
        <Card>
          <ErrorNote message="Страницу не удалось показать" onRetry={retry} />
        </Card>
      )}
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
