/** A component looks, and is as large, as in the app. */
import '../../src/app.css';
