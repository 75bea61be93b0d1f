/** The sample's pages, each for its audience. */
import about from './about.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import homeCustomer from './home-customer.json' with { type: 'json' };
import navigation from './navigation.json' with { type: 'json' };
import privacyPolicy from './privacy-policy.json' with { type: 'json' };
import returnPolicy from './return-policy.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import { shippingPage } from './shipping.ts';
import termsOfService from './terms-of-service.json' with { type: 'json' };

export const sampleDocuments = [
  home,
  homeCustomer,
  navigation,
  footer,
  about,
  services,
  help,
  shippingPage,
  privacyPolicy,
  termsOfService,
  returnPolicy,
];
