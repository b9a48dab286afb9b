/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  Error,
  GameTips
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getGetGameTipsUrl = () => {
  return `/public/game-tips`
}
/**
 * @summary Get the tips
 */
export const getGameTips = async ( options?: Parameters<typeof transport>[1]): Promise<GameTips> => {
  return transport<GameTips>(getGetGameTipsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGameTipsQueryKey = () => {
    return [
    `/public/game-tips`
    ] as const;
    }
export const getGetGameTipsQueryOptions = <TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGameTipsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameTips>>> = ({ signal }) => getGameTips({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGameTipsQueryResult = NonNullable<Awaited<ReturnType<typeof getGameTips>>>
export type GetGameTipsQueryError = ErrorType<void | Error>
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameTips>>,
          TError,
          Awaited<ReturnType<typeof getGameTips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameTips>>,
          TError,
          Awaited<ReturnType<typeof getGameTips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the tips
 */
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGameTipsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
