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
  GameData,
  GetGameDataParams
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
export const getGetGameDataUrl = (params?: GetGameDataParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/game-data?${stringifiedParams}` : `/game-data`
}
/**
 * @summary Snapshots of live channels
 */
export const getGameData = async (params?: GetGameDataParams, options?: Parameters<typeof transport>[1]): Promise<GameData> => {
  return transport<GameData>(getGetGameDataUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGameDataQueryKey = (params?: GetGameDataParams,) => {
    return [
    `/game-data`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetGameDataQueryOptions = <TData = Awaited<ReturnType<typeof getGameData>>, TError = ErrorType<Error>>(params?: GetGameDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGameDataQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameData>>> = ({ signal }) => getGameData(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGameDataQueryResult = NonNullable<Awaited<ReturnType<typeof getGameData>>>
export type GetGameDataQueryError = ErrorType<Error>
export function useGetGameData<TData = Awaited<ReturnType<typeof getGameData>>, TError = ErrorType<Error>>(
 params: undefined |  GetGameDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameData>>,
          TError,
          Awaited<ReturnType<typeof getGameData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameData<TData = Awaited<ReturnType<typeof getGameData>>, TError = ErrorType<Error>>(
 params?: GetGameDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameData>>,
          TError,
          Awaited<ReturnType<typeof getGameData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameData<TData = Awaited<ReturnType<typeof getGameData>>, TError = ErrorType<Error>>(
 params?: GetGameDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Snapshots of live channels
 */
export function useGetGameData<TData = Awaited<ReturnType<typeof getGameData>>, TError = ErrorType<Error>>(
 params?: GetGameDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGameDataQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
