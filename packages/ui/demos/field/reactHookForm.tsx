import { Button, Field } from '@exchange/ui';
import { useForm } from 'react-hook-form';

/** The field with the first error gets the focus. */
export function FieldWithReactHookForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', code: '' } });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Field
        label="Email address"
        type="email"
        error={errors.email?.message}
        {...register('email', { required: 'Enter your email address.' })}
      />
      <Field
        label="Code"
        inputMode="numeric"
        error={errors.code?.message}
        {...register('code', { minLength: { value: 6, message: 'Enter all six digits.' } })}
      />
      <Button type="submit">{isSubmitSuccessful ? 'Sent' : 'Send'}</Button>
    </form>
  );
}
