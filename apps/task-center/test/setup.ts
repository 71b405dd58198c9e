import { paths } from '@exchange/site/exchange';
import { addPopups } from '@exchange/ui/testing';
import { setUpComponents, stubFetch } from '@tooling/testing/components';

addPopups();
setUpComponents();
stubFetch(paths.helpers);
