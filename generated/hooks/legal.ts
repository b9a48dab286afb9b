/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  AdminLegalText,
  AdminLegalTextList,
  AdminLegalVersionList,
  Error,
  LegalPage,
  LegalText,
  ListLegalTextsForAdminParams,
  ListLegalVersionsForAdminParams,
  SetLegalTextRequest
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
export const getGetLegalTextUrl = (page: LegalPage,) => {
  return `/public/legal/${page}`
}
/**
 * @summary Get a legal text
 */
export const getLegalText = async (page: LegalPage, options?: Parameters<typeof transport>[1]): Promise<LegalText> => {
  return transport<LegalText>(getGetLegalTextUrl(page),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetLegalTextQueryKey = (page: LegalPage,) => {
    return [
    `/public/legal/${page}`
    ] as const;
    }
export const getGetLegalTextQueryOptions = <TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<void | Error>>(page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetLegalTextQueryKey(page);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalText>>> = ({ signal }) => getLegalText(page, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: page !== null && page !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetLegalTextQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalText>>>
export type GetLegalTextQueryError = ErrorType<void | Error>
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<void | Error>>(
 page: LegalPage, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalText>>,
          TError,
          Awaited<ReturnType<typeof getLegalText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<void | Error>>(
 page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalText>>,
          TError,
          Awaited<ReturnType<typeof getLegalText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<void | Error>>(
 page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a legal text
 */
export function useGetLegalText<TData = Awaited<ReturnType<typeof getLegalText>>, TError = ErrorType<void | Error>>(
 page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalText>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetLegalTextQueryOptions(page,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListLegalTextsForAdminUrl = (params?: ListLegalTextsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/legal?${stringifiedParams}` : `/admin/legal`
}
/**
 * @summary List the legal texts
 */
export const listLegalTextsForAdmin = async (params?: ListLegalTextsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminLegalTextList> => {
  return transport<AdminLegalTextList>(getListLegalTextsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListLegalTextsForAdminQueryKey = (params?: ListLegalTextsForAdminParams,) => {
    return [
    `/admin/legal`, ...(params ? [params] : [])
    ] as const;
    }
export const getListLegalTextsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError = ErrorType<Error>>(params?: ListLegalTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListLegalTextsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalTextsForAdmin>>> = ({ signal }) => listLegalTextsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListLegalTextsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalTextsForAdmin>>>
export type ListLegalTextsForAdminQueryError = ErrorType<Error>
export function useListLegalTextsForAdmin<TData = Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListLegalTextsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalTextsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listLegalTextsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLegalTextsForAdmin<TData = Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListLegalTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalTextsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listLegalTextsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLegalTextsForAdmin<TData = Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListLegalTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the legal texts
 */
export function useListLegalTextsForAdmin<TData = Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListLegalTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalTextsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLegalTextsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetLegalTextForAdminUrl = (page: LegalPage,) => {
  return `/admin/legal/${page}`
}
/**
 * @summary Get a legal text for editing
 */
export const getLegalTextForAdmin = async (page: LegalPage, options?: Parameters<typeof transport>[1]): Promise<AdminLegalText> => {
  return transport<AdminLegalText>(getGetLegalTextForAdminUrl(page),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetLegalTextForAdminQueryKey = (page: LegalPage,) => {
    return [
    `/admin/legal/${page}`
    ] as const;
    }
export const getGetLegalTextForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError = ErrorType<Error>>(page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetLegalTextForAdminQueryKey(page);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalTextForAdmin>>> = ({ signal }) => getLegalTextForAdmin(page, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: page !== null && page !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetLegalTextForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalTextForAdmin>>>
export type GetLegalTextForAdminQueryError = ErrorType<Error>
export function useGetLegalTextForAdmin<TData = Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError = ErrorType<Error>>(
 page: LegalPage, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalTextForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getLegalTextForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalTextForAdmin<TData = Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError = ErrorType<Error>>(
 page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalTextForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getLegalTextForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLegalTextForAdmin<TData = Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError = ErrorType<Error>>(
 page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a legal text for editing
 */
export function useGetLegalTextForAdmin<TData = Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError = ErrorType<Error>>(
 page: LegalPage, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalTextForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetLegalTextForAdminQueryOptions(page,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSetLegalTextUrl = (page: LegalPage,) => {
  return `/admin/legal/${page}`
}
/**
 * @summary Publish a new version of a legal text
 */
export const setLegalText = async (page: LegalPage,
    setLegalTextRequest: SetLegalTextRequest, options?: Parameters<typeof transport>[1]): Promise<AdminLegalText> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<AdminLegalText>(getSetLegalTextUrl(page),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setLegalTextRequest)
  }
);}
export const getSetLegalTextMutationKey = () => ['setLegalText'] as const;
export const getSetLegalTextMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLegalText>>, TError,SetLegalTextMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setLegalText>>, TError,SetLegalTextMutationVariables, TContext> => {
const mutationKey = getSetLegalTextMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setLegalText>>, SetLegalTextMutationVariables> = (props) => {
          const {page,data} = props ?? {};
          return  setLegalText(page,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetLegalTextMutationResult = NonNullable<Awaited<ReturnType<typeof setLegalText>>>
    export type SetLegalTextMutationBody = SetLegalTextRequest
    export type SetLegalTextMutationError = ErrorType<Error>
    export type SetLegalTextMutationVariables = {page: LegalPage;data: SetLegalTextRequest}
    /**
 * @summary Publish a new version of a legal text
 */
export const useSetLegalText = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLegalText>>, TError,SetLegalTextMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setLegalText>>,
        TError,
        SetLegalTextMutationVariables,
        TContext
      > => {
      return useMutation(getSetLegalTextMutationOptions(options), queryClient);
    }
    export const getListLegalVersionsForAdminUrl = (params?: ListLegalVersionsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/legal-versions?${stringifiedParams}` : `/admin/legal-versions`
}
/**
 * @summary List all versions of legal texts
 */
export const listLegalVersionsForAdmin = async (params?: ListLegalVersionsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminLegalVersionList> => {
  return transport<AdminLegalVersionList>(getListLegalVersionsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListLegalVersionsForAdminQueryKey = (params?: ListLegalVersionsForAdminParams,) => {
    return [
    `/admin/legal-versions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListLegalVersionsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError = ErrorType<Error>>(params?: ListLegalVersionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListLegalVersionsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>> = ({ signal }) => listLegalVersionsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListLegalVersionsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>>
export type ListLegalVersionsForAdminQueryError = ErrorType<Error>
export function useListLegalVersionsForAdmin<TData = Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListLegalVersionsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalVersionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listLegalVersionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLegalVersionsForAdmin<TData = Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListLegalVersionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalVersionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listLegalVersionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLegalVersionsForAdmin<TData = Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListLegalVersionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all versions of legal texts
 */
export function useListLegalVersionsForAdmin<TData = Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListLegalVersionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalVersionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLegalVersionsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
