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
  FairSecrets,
  ListFairSecretsParams
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
export const getListFairSecretsUrl = (params?: ListFairSecretsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/public/fair-secrets?${stringifiedParams}` : `/public/fair-secrets`
}
/**
 * @summary List the published day secrets
 */
export const listFairSecrets = async (params?: ListFairSecretsParams, options?: Parameters<typeof transport>[1]): Promise<FairSecrets> => {
  return transport<FairSecrets>(getListFairSecretsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListFairSecretsQueryKey = (params?: ListFairSecretsParams,) => {
    return [
    `/public/fair-secrets`, ...(params ? [params] : [])
    ] as const;
    }
export const getListFairSecretsQueryOptions = <TData = Awaited<ReturnType<typeof listFairSecrets>>, TError = ErrorType<void | Error>>(params?: ListFairSecretsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFairSecrets>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListFairSecretsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFairSecrets>>> = ({ signal }) => listFairSecrets(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFairSecrets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListFairSecretsQueryResult = NonNullable<Awaited<ReturnType<typeof listFairSecrets>>>
export type ListFairSecretsQueryError = ErrorType<void | Error>
export function useListFairSecrets<TData = Awaited<ReturnType<typeof listFairSecrets>>, TError = ErrorType<void | Error>>(
 params: undefined |  ListFairSecretsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFairSecrets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFairSecrets>>,
          TError,
          Awaited<ReturnType<typeof listFairSecrets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFairSecrets<TData = Awaited<ReturnType<typeof listFairSecrets>>, TError = ErrorType<void | Error>>(
 params?: ListFairSecretsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFairSecrets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFairSecrets>>,
          TError,
          Awaited<ReturnType<typeof listFairSecrets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFairSecrets<TData = Awaited<ReturnType<typeof listFairSecrets>>, TError = ErrorType<void | Error>>(
 params?: ListFairSecretsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFairSecrets>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the published day secrets
 */
export function useListFairSecrets<TData = Awaited<ReturnType<typeof listFairSecrets>>, TError = ErrorType<void | Error>>(
 params?: ListFairSecretsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFairSecrets>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListFairSecretsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
